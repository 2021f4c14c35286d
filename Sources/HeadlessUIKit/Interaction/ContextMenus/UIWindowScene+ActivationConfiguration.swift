extension UIWindowScene {
  /// The options for opening a new scene.
  ///
  /// - Note: Partly: stored without effect, because there is only one scene.
  @preconcurrency @MainActor
  open class ActivationConfiguration: _Object {
    /// The activity that the scene shows.
    public let userActivity: NSUserActivity
    /// The preview from which the scene opens.
    open var preview: UITargetedPreview?

    /// Creates a configuration with an activity to show.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init(_object: ())
    }
  }
}
