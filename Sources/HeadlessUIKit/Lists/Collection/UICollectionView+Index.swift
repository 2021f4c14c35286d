import Foundation

// The index at the trailing edge, like a table view's section index.
extension UICollectionView {
  /// Loads the titles of the index from the data source, together with the item counts.
  func refreshSectionIndex() {
    core.index.show(dataSource?.indexTitles(for: self) ?? [], in: self) { titles in
      let view = SectionIndexView(titles: titles, color: nil) { [weak self] index in
        self?.goToItem(ofTitle: index)
      }
      view.layer.zPosition = CGFloat(Drag.depth) + 1
      return view
    }
  }

  private func goToItem(ofTitle index: Int) {
    let titles = core.index.titles
    guard let dataSource, titles.indices.contains(index) else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[index], at: index)
    scrollToItem(at: path, at: .top, animated: false)
  }
}
