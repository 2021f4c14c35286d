import HeadlessUIKit
import Overscroll
import Typography

/// The user's choices that replace settings of the scene; nil keeps a setting. Names are those of
/// scene files.
struct PreviewChoice: Codable, Equatable, Sendable {
  var device: String?
  var style: String?
  var textSize: String?
  var variant: String?
  /// The index of the compared screen, counted from 0.
  var panel: Int?

  /// Returns a scene's conditions with the choices applied. Unknown names are ignored.
  func varying(_ conditions: StageConditions) -> StageConditions {
    var varied = conditions
    varied.device = chosenDevice ?? conditions.device
    varied.style = chosenStyle ?? conditions.style
    varied.textSize = chosenTextSize ?? conditions.textSize
    return varied
  }

  var chosenDevice: Device? { device.flatMap(Device.preset) }

  var chosenStyle: UIUserInterfaceStyle? {
    switch style {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }

  var chosenTextSize: ContentSizeCategory? {
    textSize.flatMap { SceneDescription.textSizeNames.firstIndex(of: $0) }
      .flatMap(ContentSizeCategory.init)
  }
}
