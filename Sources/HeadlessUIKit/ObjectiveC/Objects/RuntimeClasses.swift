/// The classes of an app that can be found by name, for storyboards, nibs and property lists.
///
/// Objective-C's run time knows all classes by name. As there, the registry is shared by the whole
/// process.
@_spi(Overscroll)
@MainActor
public enum RuntimeClasses {
  private static var types: [String: AnyClass] = [:]
  private static var makers: [String: () -> AnyObject] = [:]

  /// Registers a class under a name, replacing an earlier registration.
  ///
  /// Names are the class's own name or the one given by `@objc(Name)`, optionally after its module
  /// as in `App.ProfileController`.
  ///
  /// - Parameter make: Creates an object with an initialiser without arguments; nil if the class
  ///   has none.
  public static func register(_ name: String, _ type: AnyClass, make: (() -> AnyObject)? = nil) {
    types[name] = type
    makers[name] = make
  }

  /// Returns the class registered under a name; nil if there is none.
  public static func named(_ name: String) -> AnyClass? { types[name] }

  /// Returns a new object of the class registered under a name.
  ///
  /// Returns nil if there is no such class, or none that can be created without arguments.
  public static func make(_ name: String) -> AnyObject? { makers[name]?() }
}
