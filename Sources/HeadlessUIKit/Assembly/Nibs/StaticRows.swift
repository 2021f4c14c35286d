import Foundation

/// The sections and cells of a static table view, created with it.
@MainActor
struct StaticRows {
  struct Row {
    let cell: UITableViewCell
    /// The height of the row; nil uses the table's.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  /// Returns a section, or nil if it does not exist.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns a row, or nil if it does not exist: the app may count more rows than the storyboard
  /// has.
  func row(at path: IndexPath) -> Row? {
    guard let section = section(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }
}
