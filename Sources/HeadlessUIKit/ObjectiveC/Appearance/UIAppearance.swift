/// Classes whose instances can be set up all at once: what is set on `appearance()` is set on every
/// instance when it comes into a window, except for properties that were set on the instance itself.
///
/// There is no Objective-C to record calls of any setter: `appearance()` is an instance of the class
/// that notes which of its properties were set. These are noted: of `UIView` the tint and background
/// colours; of `UINavigationBar`, `UITabBar` and `UIToolbar` their looks; of `UIBarButtonItem` and
/// `UITabBarItem` the tint, the attributes of titles and what stands behind them; of `UILabel`,
/// `UITextField` and `UITextView` fonts and colours; of switches, sliders, segmented and page controls
/// and progress views their colours; of `UITableView` the separator's colour. A
/// property that a subclass of an app's own declares is not.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// What is set on it holds for all instances of the class and its subclasses.
  static func appearance() -> Self
  /// What is set on it holds for instances inside all of these, the innermost first; it goes before
  /// what was set for instances anywhere.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// What is set on it holds for all instances of the class and its subclasses.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// What is set on it holds for instances inside all of these, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    ScreenEnvironment.current.appearances.proxy(for: Self.self, inside: containerTypes) {
      makeResponder(())
    }
  }
}

extension UIBarItem: UIAppearance {
  /// What is set on it holds for all items of the class and its subclasses.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// What is set on it holds for items shown inside all of these, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    ScreenEnvironment.current.appearances.proxy(for: Self.self, inside: containerTypes) {
      makeItem(())
    }
  }
}
