import CoreGraphics
import UIKit

@objc protocol BoardDelegate {
  @objc optional func board(_ board: Board, heightFor count: Int) -> CGFloat
  @objc optional func boardIsFull(_ board: Board)
}

@objcMembers class Board: UIView {
  weak var delegate: BoardDelegate?
  @IBInspectable dynamic var step = 10

  /// Asks for what the delegate may not have.
  func height(of count: Int) -> CGFloat {
    delegate?.boardIsFull?(self)
    return delegate?.board?(self, heightFor: count) ?? CGFloat(step)
  }
}
