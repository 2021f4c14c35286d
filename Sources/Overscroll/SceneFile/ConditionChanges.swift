import Foundation
import HeadlessUIKit
import Typography

/// The conditions that a scene or one of its panels specifies; nil for those that it does not
/// specify.
struct ConditionChanges {
  var device: Device?
  var display: DisplayRate?
  var style: UIUserInterfaceStyle?
  var textSize: ContentSizeCategory?
  var locale: Locale?
  var direction: UIUserInterfaceLayoutDirection?
  var orientation: Timeline.Orientation?
  var statusBarTime: String?

  /// Returns other conditions with the specified ones replaced. A specified locale also sets the
  /// writing direction, unless a direction is specified.
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
