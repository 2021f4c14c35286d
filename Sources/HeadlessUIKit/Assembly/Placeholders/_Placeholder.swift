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
    let name = _placeholderName
    StageContext.current?.noteUse(of: name, in: _placeholderModule) { place in
      (place.map { "\($0): " } ?? "") + "\(name) is a placeholder: \(_placeholderWords)"
    }
  }
}

/// Returns the app's class with a name; nil if there is none. For generated modules only.
@MainActor
public func _runtimeClass(named name: String) -> AnyClass? { RuntimeClasses.named(name) }
