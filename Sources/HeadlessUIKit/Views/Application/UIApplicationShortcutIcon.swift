public import Foundation

/// The icon of a quick action. Not shown here: no home screen is simulated.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }

  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init() }
}
