import Overscroll

/// A scene that a call of `render` is about.
struct ChosenScene {
  let description: SceneDescription
  /// Which of the scenes in its file it is.
  let number: Int
  /// Whether it is the dark twin of a scene that does not say how it is shown.
  let isDark: Bool

  init(_ description: SceneDescription, number: Int, isDark: Bool = false) {
    (self.description, self.number, self.isDark) = (description, number, isDark)
  }
}
