import Foundation

// The letters at the trailing edge, as those of a table.
extension UICollectionView {
  /// Asks the data source for the letters; called when it is asked for counts.
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
    view.layer.zPosition = CGFloat(Self.movingDepth) + 1
    addSubview(view)
    sectionIndex = view
  }

  private func goToItem(ofTitle index: Int) {
    guard let dataSource, indexTitles.indices.contains(index) else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: indexTitles[index], at: index)
    scrollToItem(at: path, at: .top, animated: false)
  }

  /// The letters stand still while the items scroll.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    sectionIndex.frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: visible.minY, width: SectionIndexView.width,
      height: max(0, visible.height))
  }
}
