/// The layout passes of one screen.
@MainActor
final class LayoutPassState: ScreenState {
  /// Passes that are run while one is run.
  var nesting = CallNesting()

  init() {}
}
