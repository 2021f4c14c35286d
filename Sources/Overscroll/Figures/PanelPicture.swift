import Layers

/// What one panel of a figure shows at a moment.
struct PanelPicture: Sendable {
  let screen: LayerTree
  let fingers: [FingerMark]
}
