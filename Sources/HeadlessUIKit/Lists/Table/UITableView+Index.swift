import Foundation

extension UITableView {
  /// Loads the titles of the section index from the data source, together with the row counts.
  func refreshSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard titles != indexTitles else { return }
    indexTitles = titles
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard !titles.isEmpty else { return }
    let view = SectionIndexView(titles: titles, color: sectionIndexColor) { [weak self] index in
      self?.goToSection(ofTitle: index)
    }
    view.backgroundColor = sectionIndexBackgroundColor
    view.colors = { [weak self] isTracking in
      guard let self, isTracking else { return self?.sectionIndexBackgroundColor }
      return sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
    }
    view.layer.zPosition = 1
    addSubview(view)
    sectionIndex = view
  }

  private func goToSection(ofTitle index: Int) {
    guard let dataSource, indexTitles.indices.contains(index) else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: indexTitles[index], at: index)
    guard (0..<numberOfSections).contains(section) else { return }
    if numberOfRows(inSection: section) > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
  }

  /// Keeps the section index at its position on the screen while the rows scroll.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    sectionIndex.isHidden = knownGeometry.rowCount < sectionIndexMinimumDisplayRowCount
    let visible = bounds.inset(by: adjustedContentInset)
    sectionIndex.frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: visible.minY, width: SectionIndexView.width,
      height: max(0, visible.height))
  }
}
