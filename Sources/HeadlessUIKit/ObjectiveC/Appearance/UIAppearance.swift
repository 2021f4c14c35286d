/// A class whose instances can be styled together through `appearance()`.
///
/// Properties set on `appearance()` are set on every instance when it enters a window, except for
/// properties that were set on the instance itself.
///
/// Linux has no Objective-C to record arbitrary setters, so `appearance()` is an instance of the
/// class that records certain properties. Recorded are:
///
/// - `UIView`: the tint and background colours
/// - `UINavigationBar`, `UITabBar` and `UIToolbar`: their appearance properties
/// - `UIBarButtonItem` and `UITabBarItem`: the tint, title attributes and background images
/// - `UILabel`, `UITextField` and `UITextView`: fonts and colours
/// - switches, sliders, segmented controls, page controls and progress views: their colours
/// - `UITableView`: the separator colour
///
/// A property declared by an app's own subclass is not recorded.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the object whose settings apply to all instances of the class and its subclasses.
  static func appearance() -> Self
  /// Returns the object whose settings apply to instances inside all given containers, innermost
  /// first.
  ///
  /// These settings override those of `appearance()`.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
