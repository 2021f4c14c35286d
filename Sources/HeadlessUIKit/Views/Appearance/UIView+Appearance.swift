extension UIView: UIAppearance {
  /// Returns the object whose settings apply to all instances of the class and its subclasses.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the object whose settings apply to instances inside all given containers, innermost
  /// first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    ScreenEnvironment.current[AppearanceStore.self].proxy(for: Self.self, inside: containerTypes) {
      makeResponder(())
    }
  }
}

extension UIView: UIAppearanceContainer {}
