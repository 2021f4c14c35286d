import HeadlessUIKit
import Overscroll
import Typography

/// What somebody looks at instead of what the scene says; nil is what it says. Names are those of scene files.
struct PreviewChoice: Codable, Equatable, Sendable {
  var device: String?
  var style: String?
  var textSize: String?
  var variant: String?
  /// Which of the screens that the scene compares, from 0.
  var panel: Int?

  /// A scene's conditions with what was chosen in their place; names that nothing has choose nothing.
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
