/// The layout passes of one screen.
@MainActor
final class LayoutPassState: ScreenState {
  /// The nested layout passes.
  var nesting = CallNesting()

  init() {}
}
