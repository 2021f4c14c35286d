import Overscroll

/// A scene that a call of `render` is about.
struct ChosenScene {
  let description: SceneDescription
  /// Whether it is the dark twin of a scene that does not say how it is shown.
  let isDark: Bool

  init(_ description: SceneDescription, isDark: Bool = false) {
    (self.description, self.isDark) = (description, isDark)
  }
}
