extension UITableViewCell {
  /// The lines between a table's cells.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
