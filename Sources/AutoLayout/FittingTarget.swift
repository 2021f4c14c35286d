package import Foundation

/// The target size of a fitting computation, and the priorities with which the root box is pulled
/// to it.
package struct FittingTarget {
  package let size: CGSize
  /// The priorities per axis, 0...1000.
  package let horizontal, vertical: Double

  package init(size: CGSize, horizontal: Double, vertical: Double) {
    (self.size, self.horizontal, self.vertical) = (size, horizontal, vertical)
  }
}
