public import Foundation

/// An entry of the menu of an app's icon. Nobody opens it here: the app says what is in it, and is never told of a
/// choice.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What tells it from the others.
  public let type: String
  /// What it is called.
  public let localizedTitle: String
  /// What stands under that.
  public let localizedSubtitle: String?
  /// What the app keeps with it.
  public let userInfo: [String: any NSSecureCoding]?

  /// An entry with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// An entry; its picture is not kept.
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
