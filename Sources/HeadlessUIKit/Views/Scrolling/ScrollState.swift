/// The state that the scroll views of one screen share.
@MainActor
final class ScrollState: ScreenState {
  /// The nested changes of offsets, made by delegates while a scroll view notifies them of one.
  var nesting = CallNesting()
  /// Called before each call of a scroll view to its delegate.
  var observer: ((UIScrollView, ScrollCallback) -> Void)?

  init() {}
}

extension ScreenEnvironment {
  /// Called before each call of a scroll view to its delegate; nil by default.
  package var scrollObserver: ((UIScrollView, ScrollCallback) -> Void)? {
    get { self[ScrollState.self].observer }
    set { self[ScrollState.self].observer = newValue }
  }
}
