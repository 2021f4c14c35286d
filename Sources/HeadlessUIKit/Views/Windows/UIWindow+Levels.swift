public import Foundation

extension UIWindow {
  /// The position of a window in the order of windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level. Windows of higher levels are in front.
    public let rawValue: CGFloat

    /// Creates a level from any number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from any number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Compares levels by number.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// Returns a level that is `distance` further to the front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// Returns a level that is `distance` further to the back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }

  /// Posted when a window becomes visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window becomes hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
