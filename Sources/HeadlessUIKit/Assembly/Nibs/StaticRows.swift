import Foundation

/// The rows of a static table, made with it.
@MainActor
struct StaticRows {
  struct Row {
    let cell: UITableViewCell
    /// Of its own; nil takes the table's.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  /// Nil for one that is not there.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Nil for one that is not there: the app may count more rows than the storyboard has.
  func row(at path: IndexPath) -> Row? {
    guard let section = section(path.section), section.rows.indices.contains(path.row) else {
      return nil
    }
    return section.rows[path.row]
  }
}
