/// A style of a newer iOS that is drawn as an older one.
enum StyleProblem: String, ScreenProblem {
  case glass = "Liquid Glass is not drawn: a blurred material is shown instead"
  case zoom = "the zoom transition is not drawn: the standard transition is shown instead"

  var description: String { rawValue }
}
