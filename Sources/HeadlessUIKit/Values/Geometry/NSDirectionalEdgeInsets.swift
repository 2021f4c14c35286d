public import Foundation

/// The same for the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)

  /// In points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance on any side.
  public init() { self = .zero }
}
