public import Foundation

/// What lies below the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil is the colour of what it belongs to.
  public var backgroundColor: UIColor?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// A line along the edges; nil is none.
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// How far inside it begins.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing)
  }
}
