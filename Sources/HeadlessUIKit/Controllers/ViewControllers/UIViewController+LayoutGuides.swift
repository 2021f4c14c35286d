extension UIViewController {
  /// The area above the safe area. Deprecated on iOS in favour of `view.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { view.layout.guides.topBars(of: view) }

  /// The area below the safe area. Deprecated on iOS in favour of `view.safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { view.layout.guides.bottomBars(of: view) }
}
