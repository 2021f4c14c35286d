/// What a room of UIKit keeps for one screen, such as the windows that were shown.
///
/// `ScreenEnvironment` stores one object of each type, so that it names none of them.
@MainActor
protocol ScreenState: AnyObject {
  /// Called when the state is first read.
  init()
}
