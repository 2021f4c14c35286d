import HeadlessUIKit
import Layers

/// The contents of one panel of a figure at a moment.
struct PanelPicture: Sendable {
  let screen: LayerTree
  let fingers: [FingerMark]
  /// The values of overlays; nil if not requested.
  let overlay: OverlayReading?

  /// Creates a picture of a screen alone.
  init(screen: LayerTree) { (self.screen, fingers, overlay) = (screen, [], nil) }

  /// Creates a picture of a stage's current state.
  ///
  /// - Parameter overlayColumns: The trace columns that overlays show; nil without overlays.
  @MainActor
  init(_ stage: Stage, overlayColumns: [String]?) {
    screen = stage.layerTree()
    fingers = stage.fingerMarks
    overlay = overlayColumns.flatMap { columns in
      stage.environment.run { OverlayReading(stage, columns: columns) }
    }
  }
}
