import Foundation
import ScrollPhysics

extension ScrollAxis.Direction {
  /// The orthogonal axis.
  var across: ScrollAxis.Direction { self == .vertical ? .horizontal : .vertical }

  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }

  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }

  func before(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.top : insets.left }

  func after(_ insets: UIEdgeInsets) -> CGFloat { self == .vertical ? insets.bottom : insets.right }

  /// Returns a point from its coordinates along this axis and orthogonal to it.
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Returns a size from its lengths along this axis and orthogonal to it.
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}
