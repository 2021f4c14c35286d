import Foundation

// The index at the trailing edge, like a table view's section index.
extension UICollectionView {
  /// Loads the titles of the index from the data source, together with the item counts.
  func refreshSectionIndex() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard titles != indexTitles else { return }
    indexTitles = titles
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard !titles.isEmpty else { return }
    let view = SectionIndexView(titles: titles, color: nil) { [weak self] index in
      self?.goToItem(ofTitle: index)
    }
    view.layer.zPosition = CGFloat(Drag.depth) + 1
    addSubview(view)
    sectionIndex = view
  }

  private func goToItem(ofTitle index: Int) {
    guard let dataSource, indexTitles.indices.contains(index) else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: indexTitles[index], at: index)
    scrollToItem(at: path, at: .top, animated: false)
  }

  /// Keeps the index at its position on the screen while the items scroll.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    sectionIndex.frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: visible.minY, width: SectionIndexView.width,
      height: max(0, visible.height))
  }
}
