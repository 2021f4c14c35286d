/// What happens to items that are dropped; raw values as UIKit's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they go back.
  case cancel
  /// Nothing, although it usually would be something.
  case forbidden
  /// Their data are taken.
  case copy
  /// They are here from now on and nowhere else. Only where the drag allows it, else nothing.
  case move
}
