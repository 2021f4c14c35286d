import HeadlessUIKit
import Layers

/// What one panel of a figure shows at a moment.
struct PanelPicture: Sendable {
  let screen: LayerTree
  let fingers: [FingerMark]
  /// What overlays show; nil where nobody asks for it.
  let overlay: OverlayReading?

  /// A screen alone.
  init(screen: LayerTree) { (self.screen, fingers, overlay) = (screen, [], nil) }

  /// - Parameter readsOverlay: whether overlays will be drawn.
  @MainActor
  init(_ stage: Stage, readsOverlay: Bool) {
    screen = stage.layerTree()
    fingers = stage.fingerMarks
    overlay = readsOverlay ? stage.environment.run { OverlayReading(stage) } : nil
  }
}
