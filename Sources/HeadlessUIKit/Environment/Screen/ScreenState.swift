/// The state that a folder of HeadlessUIKit stores for one screen, such as the windows that were
/// shown.
///
/// `ScreenEnvironment` stores one object of each type without naming the types.
@preconcurrency @MainActor
protocol ScreenState: AnyObject {
  /// Called when the state is first read.
  init()
}
