import HeadlessUIKit
import Typography

/// What one panel of `compare` says; the rest is the scene's.
struct PanelDescription {
  var screen: SceneDescription.Screen?
  var device: Device?
  var style: UIUserInterfaceStyle?
  var textSize: ContentSizeCategory?
  var timeline: Timeline?
  var caption: String?
}
