import Foundation

extension UITableView {
  /// Loads the titles of the section index from the data source, together with the row counts.
  func refreshSectionIndex() {
    core.index.show(dataSource?.sectionIndexTitles(for: self) ?? [], in: self) { titles in
      let view = SectionIndexView(titles: titles, color: sectionIndexColor) { [weak self] index in
        self?.goToSection(ofTitle: index)
      }
      view.backgroundColor = sectionIndexBackgroundColor
      view.colors = { [weak self] isTracking in
        guard let self, isTracking else { return self?.sectionIndexBackgroundColor }
        return sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
      }
      view.layer.zPosition = 1
      return view
    }
  }

  private func goToSection(ofTitle index: Int) {
    let titles = core.index.titles
    guard let dataSource, titles.indices.contains(index) else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard (0..<numberOfSections).contains(section) else { return }
    if numberOfRows(inSection: section) > 0 {
      scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
  }

  /// Keeps the section index at its position on the screen while the rows scroll.
  func placeSectionIndex() {
    core.index.view?.isHidden = knownGeometry.rowCount < sectionIndexMinimumDisplayRowCount
    core.index.place(in: self)
  }
}
