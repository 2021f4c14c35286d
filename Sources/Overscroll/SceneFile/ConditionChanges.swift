import Foundation
import HeadlessUIKit
import Typography

/// What a scene or one of its panels says of the conditions its screen is shown under; nil where it says
/// nothing.
struct ConditionChanges {
  var device: Device?
  var display: DisplayRate?
  var style: UIUserInterfaceStyle?
  var textSize: ContentSizeCategory?
  var locale: Locale?
  var direction: UIUserInterfaceLayoutDirection?
  var orientation: Timeline.Orientation?
  var statusBarTime: String?

  /// Other conditions with what is said here instead. Another locale brings the direction of its language.
  func applied(to others: StageConditions) -> StageConditions {
    StageConditions(
      device: device ?? others.device, display: display ?? others.display,
      style: style ?? others.style, textSize: textSize ?? others.textSize,
      locale: locale ?? others.locale,
      direction: direction ?? locale?.layoutDirection ?? others.direction,
      orientation: orientation ?? others.orientation,
      statusBarTime: statusBarTime ?? others.statusBarTime)
  }
}
