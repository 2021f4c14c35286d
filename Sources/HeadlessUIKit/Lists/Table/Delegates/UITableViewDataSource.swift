public import Foundation

/// What a table shows. Counts below 0 are 0; beyond ten million rows the rest is left out.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Called when the row comes into sight. A cell may stand for one row at a time.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The letters at the trailing edge; asked with the counts. Nil is none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Where a letter leads to; asked when a finger comes to it.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Whether a row may be edited; asked when it comes into sight while the table is edited, and when a
  /// finger swipes over it.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a finger may move a row; asked when it comes into sight while the table is edited.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user deletes or inserts a row: change the data, then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// A finger has moved a row: change the data. The table has moved its cell already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Every row may be edited. Swift cannot ask whether `commit` is implemented: swipes delete only where
  /// this method is.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.usesDefaultEditing = true
    return true
  }

  /// None: Swift cannot ask whether rows may be moved at all.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.usesDefaultMoving = true }

  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
