public import Foundation

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Higher ones are in front.
    public let rawValue: CGFloat

    /// Any number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Any number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Of apps.
    public static let normal = Level(0)
    /// Of status bars.
    public static let statusBar = Level(1000)
    /// Of alerts.
    public static let alert = Level(2000)

    /// By the number.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// A level so much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// A level so much further back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }

  /// Posted by a window that comes to the screen.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that leaves the screen.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted by a window that becomes the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by a window whose place as the key window another one takes.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
