/// The parts of an app's source that were left out because they do not compile here.
///
/// The app's compiled sources call these functions in their place.
@_spi(Overscroll)
public enum SourceHoles {
  /// Reports that a part is reached.
  ///
  /// - Parameter place: The user's file, the line and the compiler's message.
  public static func reach(_ place: String) {
    onMainActorUnchecked {
      ScreenEnvironment.current.problems.report(hole: SourceHole(place: place))
    }
  }

  /// Reports that a value is needed whose expression was left out, and returns an empty value.
  ///
  /// Numbers are 0, texts and collections are empty, optionals are nil. Views, view controllers and
  /// other objects of UIKit are new ones. The function ends the program with the place if the type
  /// has no empty value.
  ///
  /// - Parameter place: The user's file, the line and the compiler's message.
  public static func value<Value>(_ place: String) -> Value {
    reach(place)
    if let value = onMainActorUnchecked({ EmptyValue.make(Value.self) }) { return value }
    preconditionFailure("\(SourceHole(place: place)), and \(Value.self) has no empty value")
  }
}
