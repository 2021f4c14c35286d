extension UITableViewCell {
  /// The style of the lines between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
