import Foundation

/// The titles at the trailing edge of a list that lead to its sections.
@MainActor
final class ListIndex {
  private(set) var titles: [String] = []
  private(set) var view: SectionIndexView?

  /// Shows other titles, in the view that `make` returns; none without titles.
  func show(_ new: [String], in list: UIScrollView, _ make: ([String]) -> SectionIndexView) {
    guard new != titles else { return }
    titles = new
    view?.removeFromSuperview()
    view = new.isEmpty ? nil : make(new)
    if let view { list.addSubview(view) }
  }

  /// Places the titles in the visible part of the list, where they stay while it scrolls.
  func place(in list: UIScrollView) {
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    view?.frame = CGRect(
      x: list.bounds.maxX - SectionIndexView.width, y: visible.minY, width: SectionIndexView.width,
      height: max(0, visible.height))
  }
}
