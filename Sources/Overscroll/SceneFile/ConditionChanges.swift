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
  /// The wall clock's time when the script begins, in the time zone that applies.
  var wallTime: WallTime?
  var timeZone: TimeZone?
  var seed: UInt64?
  var patience: TimeInterval?

  /// Returns other conditions with the specified ones replaced. A specified locale also sets the
  /// writing direction, unless a direction is specified. In a specified time zone, the wall clock
  /// shows the date and the hour that it shows in the others'.
  func applied(to others: StageConditions) -> StageConditions {
    let wallTime = wallTime ?? others.wallTime
    let timeZone = timeZone ?? others.timeZone
    return StageConditions(
      device: device ?? others.device, display: display ?? others.display,
      style: style ?? others.style, textSize: textSize ?? others.textSize,
      locale: locale ?? others.locale,
      direction: direction ?? locale?.layoutDirection ?? others.direction,
      orientation: orientation ?? others.orientation,
      statusBarTime: statusBarTime ?? others.statusBarTime,
      date: wallTime?.date(in: timeZone ?? others.effectiveTimeZone), timeZone: timeZone,
      seed: seed ?? others.seed, patience: patience ?? others.patience)
  }
}

extension StageConditions {
  /// The specified date as the wall clock of the stage shows it; nil without a date.
  var wallTime: WallTime? { date.map { WallTime($0, in: effectiveTimeZone) } }
}
