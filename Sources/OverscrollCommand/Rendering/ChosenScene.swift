import Overscroll

/// A scene that `render` draws.
struct ChosenScene {
  let description: SceneDescription
  /// The index of the scene in its file.
  let number: Int
  /// Whether this is the dark version of a scene that specifies neither light nor dark.
  let isDark: Bool

  init(_ description: SceneDescription, number: Int, isDark: Bool = false) {
    (self.description, self.number, self.isDark) = (description, number, isDark)
  }
}
