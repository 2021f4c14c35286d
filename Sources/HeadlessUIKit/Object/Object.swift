public import Foundation

/// Stands between `NSObject` and UIKit's classes of the main actor, and does not inherit
/// `NSObject.init()`: that initialiser belongs to no actor, so none of the main actor's could override
/// it, and a subclass could not write `init() { super.init(frame: .zero) }` as on iOS.
@preconcurrency @MainActor
open class _Object: NSObject {
  /// Who observes this object's properties; nil for nearly all.
  final var observers: PropertyObservers?
  /// Which properties the app has set, for appearances.
  final var appearanceMarks = AppearanceMarks()

  /// For UIKit's own classes. Public, or their subclasses in other modules would inherit no convenience
  /// initialiser: Swift takes a hidden designated one for one they do not have.
  public init(_object: Void) { super.init() }

  /// Called for every change that this object observes by `addObserver`. An override calls super only
  /// for what it did not ask for: the default is the mistake of who asked and does not listen.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ScreenEnvironment.current.problems.raise(
      .unhandledChange(keyPath: keyPath ?? "", observer: "\(type(of: self))"))
  }

  /// The value of a property that can be observed; nil for one that cannot, or is not there.
  func value(of property: ObservedProperty) -> Any? { nil }
}

/// Runs code of the main actor for a member of `NSObject`, which belongs to no actor, on whatever
/// thread it was called: unchecked as in Objective-C. A check would stop a program that prints a view
/// on another thread.
func onMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
