package import Foundation
package import HeadlessUIKit
package import Overscroll
package import Typography

/// One cell of a matrix: what is nil is as the screen itself says.
package struct SnapshotVariation: Sendable {
  package var device: Device?
  package var style: UIUserInterfaceStyle?
  package var textSize: ContentSizeCategory?
  package var direction: UIUserInterfaceLayoutDirection?
  package var locale: Locale?

  package init() {}

  /// The conditions of a screen, with what this says instead; its device is decided elsewhere.
  func varying(_ conditions: StageConditions) -> StageConditions {
    var varied = conditions
    varied.style = style ?? conditions.style
    varied.textSize = textSize ?? conditions.textSize
    varied.locale = locale ?? conditions.locale
    varied.direction = direction ?? locale?.layoutDirection ?? conditions.direction
    return varied
  }
}
