import Foundation

extension CGRect {
  /// Whether the origin and the size are finite.
  var isPlaceable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
