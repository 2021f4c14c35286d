package import Foundation
package import HeadlessUIKit
package import Overscroll
package import Typography

/// A cell of a matrix. Nil keeps the screen's own value.
package struct SnapshotVariation: Sendable {
  package var device: Device?
  package var style: UIUserInterfaceStyle?
  package var textSize: ContentSizeCategory?
  package var direction: UIUserInterfaceLayoutDirection?
  package var locale: Locale?
  package var timeZone: TimeZone?
  package var date: Date?
  package var seed: UInt64?

  package init() {}

  /// Returns conditions with the values of this variation, except for the device, which is set
  /// elsewhere.
  func varying(_ conditions: StageConditions) -> StageConditions {
    var varied = conditions
    varied.style = style ?? conditions.style
    varied.textSize = textSize ?? conditions.textSize
    varied.locale = locale ?? conditions.locale
    varied.direction = direction ?? locale?.layoutDirection ?? conditions.direction
    varied.timeZone = timeZone ?? conditions.timeZone
    varied.date = date ?? conditions.date
    varied.seed = seed ?? conditions.seed
    return varied
  }
}
