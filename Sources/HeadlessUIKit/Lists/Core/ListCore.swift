import Foundation

/// The state that a table and a collection have in common. The views themselves have their public
/// members, geometry and cells.
@MainActor
final class ListCore {
  // MARK: Stages of an update

  private(set) var stage = ListStage.new
  private(set) var work = ListWork.idle
  var needs: ListNeeds = [.counts, .frames]
  var batch = ListBatch()

  /// Whether the data source, the delegate or the layout is answering, or cells are being placed.
  var isQuerying: Bool { work == .querying }

  func advance(to stage: ListStage) { self.stage = max(self.stage, stage) }

  /// Runs a part of a layout pass, or code that a layout pass would run.
  func layingOut<Result>(_ body: () -> Result) -> Result { during(.layingOut, body) }

  /// Runs code that asks the data source, the delegate or the layout, or that places cells.
  func querying<Result>(_ body: () -> Result) -> Result { during(.querying, body) }

  private func during<Result>(_ work: ListWork, _ body: () -> Result) -> Result {
    let before = self.work
    self.work = work
    defer { self.work = before }
    return body()
  }

  // MARK: Optional methods

  private var defaults: OptionalMethods = []

  /// Called by the default implementation of an optional method.
  func recordDefault(of method: OptionalMethods) { defaults.insert(method) }

  /// Returns the answer of an optional method; nil if the delegate does not implement it.
  func answer<Answer>(of method: OptionalMethods, _ call: () -> Answer) -> Answer? {
    defaults.remove(method)
    let answer = call()
    return defaults.contains(method) ? nil : answer
  }

  // MARK: Touches

  var selection = ListSelection()
  var severalSelection: MultipleSelection?
  /// The swipe of rows. Nil until rows can be swiped: tables have it from the start, collections
  /// from their first list with buttons on.
  var swiper: RowSwiper?
  /// The drags and drops. Nil until the list has a delegate for them or `dragInteractionEnabled`
  /// was set.
  var dragging: ListDragging?
  private(set) var menus: ListMenus?
  private var editMenus: ListEditMenus?

  /// Adds the gesture recognisers that open menus. Context menus take precedence over edit menus.
  func installMenus(on list: any ContextMenuList & EditMenuList) {
    menus = menus ?? ListMenus(list)
    editMenus = editMenus ?? ListEditMenus(list)
  }

  // MARK: Index and prefetching

  let index = ListIndex()
  var prefetching = PrefetchWindow()
}
