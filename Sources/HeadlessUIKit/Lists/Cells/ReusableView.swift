import Foundation

/// A view that its class can make and that is used again when it has left the screen.
@MainActor
protocol ReusableView: UIView {
  /// A new view of this class, by its designated initialiser that takes an identifier or a frame.
  /// It is created in the frame; an empty one leaves the class's own size.
  static func make(reusedAs identifier: String, frame: CGRect) -> Self
  func prepareForReuse()
  /// A nib made the view for an identifier.
  func isReused(as identifier: String)
}
