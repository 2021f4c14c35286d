import Foundation

extension UITableViewCell {
  /// The standard cell styles, with UIKit's raw values.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title on the left and a grey detail on the right.
    case value1
    /// A short blue title that ends where the detail begins.
    case value2
    /// A title above a smaller detail.
    case subtitle
  }

  /// The appearance of a selected cell, with UIKit's raw values.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The standard accessory at the trailing edge, with UIKit's raw values.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A grey arrowhead.
    case disclosureIndicator = 1
    /// A circled i and a grey chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// The state of a drag that began on the cell, with UIKit's raw values.
  public enum DragState: Int, Sendable {
    case none
    /// A finger has lifted the cell.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The appearance of a cell with keyboard focus, with UIKit's raw values.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
}

extension UITableViewCell.CellStyle {
  /// The list content of a cell of this style, without text and image.
  @MainActor
  var emptyContent: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
}
