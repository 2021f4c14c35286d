/// The windows of one screen.
@MainActor
final class WindowState: ScreenState {
  /// The windows in the order in which they became key.
  var shown: [WeakObject] = []
  /// The scene of windows that were given none; made when it is first read.
  var scene: UIWindowScene?

  init() {}
}
