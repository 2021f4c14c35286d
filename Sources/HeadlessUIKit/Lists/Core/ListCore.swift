import Foundation

/// The state that a table and a collection have in common. The two views keep what UIKit gives each of
/// them: their public members, their geometry and their cells.
@MainActor
final class ListCore {
  // MARK: The life of an update

  private(set) var stage = ListStage.new
  private(set) var work = ListWork.idle
  var needs: ListNeeds = [.counts, .places]
  var batch = ListBatch()

  /// Whether the data source, the delegate or the layout is answering, or cells are being placed.
  var isAsking: Bool { work == .asking }

  func advance(to stage: ListStage) { self.stage = max(self.stage, stage) }

  /// Runs a part of a layout pass, or one that a layout pass would run.
  func layingOut<Result>(_ body: () -> Result) -> Result { during(.layingOut, body) }

  /// Runs what asks the data source, the delegate or the layout, or places cells.
  func asking<Result>(_ body: () -> Result) -> Result { during(.asking, body) }

  private func during<Result>(_ work: ListWork, _ body: () -> Result) -> Result {
    let before = self.work
    self.work = work
    defer { self.work = before }
    return body()
  }

  // MARK: Optional methods

  private var defaults: OptionalMethods = []

  /// Called by the default implementation of an optional method.
  func ranDefault(of method: OptionalMethods) { defaults.insert(method) }

  /// The answer of an optional method; nil if it is not implemented.
  func answer<Answer>(of method: OptionalMethods, _ call: () -> Answer) -> Answer? {
    defaults.remove(method)
    let answer = call()
    return defaults.contains(method) ? nil : answer
  }

  // MARK: Fingers

  var selection = ListSelection()
  var severalSelection: MultipleSelection?
  /// Nil until rows can be swiped: always in tables, in collections from the first list with buttons on.
  var swiper: RowSwiper?
  /// Nil until the list has a delegate for drags or drops, or `dragInteractionEnabled` was set.
  var dragging: ListDragging?
  private(set) var menus: ListMenus?
  private var editMenus: ListEditMenus?

  /// Begins to recognise the fingers that open menus. Context menus precede edit menus.
  func installMenus(on list: any ContextMenuList & EditMenuList) {
    menus = menus ?? ListMenus(list)
    editMenus = editMenus ?? ListEditMenus(list)
  }

  // MARK: What else is shown

  let index = ListIndex()
  var prefetching = PrefetchWindow()
}
