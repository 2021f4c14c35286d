public import Foundation

/// The picture of an entry of the icon's menu, which nobody sees here.
open class UIApplicationShortcutIcon: NSObject {
  /// A picture of the app's.
  public convenience init(templateImageName: String) { self.init() }

  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}
