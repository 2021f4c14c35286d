extension UIWindowScene {
  /// What a new scene would begin with.
  ///
  /// - Note: Partly: kept; there is one scene.
  @preconcurrency @MainActor
  open class ActivationConfiguration: _Object {
    /// What it is to show.
    public let userActivity: NSUserActivity
    /// What it comes out of.
    open var preview: UITargetedPreview?

    /// With what it is to show.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init(_object: ())
    }
  }
}
