/// How far a controller is with appearing.
struct Appearance {
  enum State { case gone, coming, there, going }

  var state = State.gone
  /// Of the transition under way.
  var isAnimated = false
  /// `viewIsAppearing` is still to be called.
  var awaitsLayout = false
  var isMovingToParent = false
  var isMovingFromParent = false
}
