import StageRuntime

/// A class that takes the place of a class of a framework that is not available, such as
/// `MKMapView`. For generated modules only.
public protocol _Placeholder: AnyObject {
  /// The name of the framework's class, which subclasses in an app inherit.
  nonisolated static var _placeholderName: String { get }
  /// The module that declares the class.
  nonisolated static var _placeholderModule: String { get }
  /// The sentence about the class in messages, without its name: `a grey box`.
  nonisolated static var _placeholderWords: String { get }
}

extension _Placeholder {
  /// Reports once per screen and class that the app uses the class, with the file and line of the
  /// app's code that is running, if the program knows its lines.
  public nonisolated static func _reportUse() {
    _reportPlaceholder(_placeholderName, in: _placeholderModule, _placeholderWords)
  }
}

/// Reports once per screen that the app uses a class or a function of a module that is not
/// available. For generated modules only.
///
/// - Parameter words: The sentence about it in messages, without its name.
public func _reportPlaceholder(
  _ name: String, in module: String, _ words: @autoclosure () -> String = "it does nothing"
) {
  StageContext.current?.noteUse(of: name, in: module) { place in
    (place.map { "\($0): " } ?? "") + "\(name) is a placeholder: \(words())"
  }
}

/// Returns the app's class with a name; nil if there is none. For generated modules only.
@MainActor
public func _runtimeClass(named name: String) -> AnyClass? { RuntimeClasses.named(name) }
