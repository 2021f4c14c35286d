import Foundation

@objc protocol BoardDelegate {
  @objc optional func board(_ board: Board, heightFor count: Int) -> CGFloat
  @objc optional func boardIsFull(_ board: Board)
}

@objcMembers class Board: UIView {
  weak var delegate: BoardDelegate?
  @IBInspectable dynamic var step = 10
  var taken: [Any] = []

  // Two methods of one name.
  func take(_ color: UIColor, for count: Int) { taken.append(color) }
  func take(_ name: String?, for count: Int) { taken.append(name as Any) }

  /// Asks for what the delegate may not have.
  func height(of count: Int) -> CGFloat {
    delegate?.boardIsFull?(self)
    return delegate?.board?(self, heightFor: count) ?? CGFloat(step)
  }
}

extension Board {
  // Its first parameter has no name.
  override func point(inside _: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// Counts the changes that it is told of.
class Witness: NSObject {
  var seen = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { seen += 1 }
}
