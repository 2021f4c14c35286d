/// The traits that a screen's scene overrides.
final class SceneTraits: ScreenState {
  var overrides: UITraitCollection?
}
