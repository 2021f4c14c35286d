/// A part of an app's source that does not compile here. It was left out when the app was compiled,
/// and the running app has reached it.
struct SourceHole: ScreenProblem {
  /// The user's file, the line, "left out" and the compiler's message.
  let place: String

  var description: String { place }
}
