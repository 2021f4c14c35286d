/// The classes of an app that can be found by their names: what Objective-C's run time knows of all of
/// them, and storyboards, nibs and property lists ask for. One for the process, as there.
@_spi(Overscroll)
@MainActor
public enum RuntimeClasses {
  private static var types: [String: AnyClass] = [:]
  private static var makers: [String: () -> AnyObject] = [:]

  /// Makes a class known under a name: its own, the one that `@objc(Name)` gives it, or either after
  /// its module and a point, `App.ProfileController`. A name that is taken means the new class from
  /// then on.
  ///
  /// - Parameter make: makes an object by an initialiser that needs no values; nil if there is none.
  public static func register(_ name: String, _ type: AnyClass, make: (() -> AnyObject)? = nil) {
    types[name] = type
    makers[name] = make
  }

  /// The class of that name; nil if none was registered.
  public static func named(_ name: String) -> AnyClass? { types[name] }

  /// A new object of the class of that name; nil if none was registered, or none that can be made
  /// without values.
  public static func make(_ name: String) -> AnyObject? { makers[name]?() }
}
