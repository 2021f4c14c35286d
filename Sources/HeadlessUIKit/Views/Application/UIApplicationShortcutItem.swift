public import Foundation

/// A quick action of the app's icon. The app can define quick actions, but no home screen is
/// simulated on which a user could choose one.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  // Safe: never written after `init`. Subclasses are responsible for their own properties, as on
  // iOS.

  /// The identifier of the quick action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The subtitle, shown below the title.
  public let localizedSubtitle: String?
  /// Data that the app attaches to the quick action.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action that has only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates a quick action. The icon is not stored.
  public init(
    type: String, localizedTitle title: String, localizedSubtitle subtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    localizedTitle = title
    localizedSubtitle = subtitle
    self.userInfo = userInfo
    super.init()
  }
}
