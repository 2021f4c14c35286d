import Foundation

/// A view that a `ReusePool` can create from its class, and reuse after it leaves the screen.
@preconcurrency @MainActor
protocol ReusableView: UIView {
  /// Returns a new view of this class, created by the designated initialiser that takes an
  /// identifier or a frame.
  ///
  /// The view gets `frame`; if that is empty, it keeps the default size of its class.
  static func make(reusedAs identifier: String, frame: CGRect) -> Self
  func prepareForReuse()
  /// Stores the reuse identifier of a view that was created from a nib.
  func isReused(as identifier: String)
}
