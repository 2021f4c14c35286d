/// The effect of a drop on the items. Raw values are those of UIKit.
public enum UIDropOperation: UInt, Sendable {
  /// No drop: the items return to their source.
  case cancel
  /// No drop, although the view usually accepts one.
  case forbidden
  /// The target receives a copy of the data.
  case copy
  /// The target receives the data and the source gives them up. If the drag does not allow moves,
  /// the drop is cancelled.
  case move
}
