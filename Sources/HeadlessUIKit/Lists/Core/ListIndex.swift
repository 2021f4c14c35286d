import Foundation

/// The section titles at the trailing edge of a list. A touch of one scrolls to its section.
@MainActor
final class ListIndex {
  private(set) var titles: [String] = []
  private(set) var view: SectionIndexView?

  /// Shows new titles in the view that `make` returns. Without titles, no view is shown.
  func show(_ new: [String], in list: UIScrollView, _ make: ([String]) -> SectionIndexView) {
    guard new != titles else { return }
    titles = new
    view?.removeFromSuperview()
    view = new.isEmpty ? nil : make(new)
    if let view { list.addSubview(view) }
  }

  /// Places the titles in the visible part of the list, so that they do not scroll with it.
  func place(in list: UIScrollView) {
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    view?.frame = CGRect(
      x: list.bounds.maxX - SectionIndexView.width, y: visible.minY, width: SectionIndexView.width,
      height: max(0, visible.height))
  }
}
