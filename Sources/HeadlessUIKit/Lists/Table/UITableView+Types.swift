import Foundation

extension UITableView {
  /// The appearance of sections, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// Headers and footers stick to the edges while the rows of their section are visible.
    case plain
    /// Sections are groups on grey; headers and footers scroll with the rows.
    case grouped
    /// Sections are groups with side margins and rounded corners; headers and footers scroll with
    /// the rows.
    case insetGrouped
  }

  /// The style of the lines between rows, with UIKit's raw values. As since iOS 7, the etched line
  /// looks like the single line.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// The position of a row on the screen after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The conditions under which visible cells are measured again, with UIKit's raw values.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// Measures a cell again after a call of its `invalidateIntrinsicContentSize()`.
    case enabled
    /// Also measures a cell again after changes of its constraints.
    ///
    /// - Note: Partly: works like `enabled`; changes of constraints are not observed.
    case enabledIncludingConstraints
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
