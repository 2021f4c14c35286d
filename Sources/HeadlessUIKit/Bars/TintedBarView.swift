/// A part of a bar that is drawn in its tint: again when the tint, the traits or the window change.
class TintedBarView: UIView {
  override func resolveColors() {
    super.resolveColors()
    tintColorDidChange()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tintColorDidChange()
  }
}
