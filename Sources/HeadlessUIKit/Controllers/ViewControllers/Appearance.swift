/// The appearance state of a view controller.
struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }

  var state = State.disappeared
  /// Whether the running appearance transition is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` must still be called.
  var awaitsLayout = false
  var isMovingToParent = false
  var isMovingFromParent = false
}
