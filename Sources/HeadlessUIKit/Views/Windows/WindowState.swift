/// The windows of one screen.
@MainActor
final class WindowState: ScreenState {
  /// The windows in the order in which they became key.
  var shown: [WeakObject] = []
  /// The scene of windows created without one; nil until it is first read.
  var scene: UIWindowScene?

  init() {}
}
