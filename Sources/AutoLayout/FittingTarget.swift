package import Foundation

/// The size that a scratch engine draws its topmost box to, and how much.
package struct FittingTarget {
  package let size: CGSize
  /// 0...1000.
  package let horizontal, vertical: Double

  package init(size: CGSize, horizontal: Double, vertical: Double) {
    (self.size, self.horizontal, self.vertical) = (size, horizontal, vertical)
  }
}
