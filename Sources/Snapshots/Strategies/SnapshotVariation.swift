package import HeadlessUIKit
package import Overscroll
package import Typography

/// One cell of a matrix: what is nil is as the screen itself says.
package struct SnapshotVariation: Sendable {
  package var device: Device?
  package var style: UIUserInterfaceStyle?
  package var textSize: ContentSizeCategory?
  package var direction: UIUserInterfaceLayoutDirection?

  package init() {}

  /// Views take no direction from what they are in: those that are there when the screen is made get it,
  /// unless they say one themselves.
  @MainActor
  func turn(_ stage: Stage) {
    guard let direction else { return }
    stage.environment.run {
      for view in stage.window.tree where view.semanticContentAttribute == .unspecified {
        view.semanticContentAttribute =
          direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      }
      stage.window.layoutIfNeeded()
    }
  }
}
