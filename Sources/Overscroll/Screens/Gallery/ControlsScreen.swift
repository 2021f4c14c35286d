import HeadlessUIKit

extension ScreenDefinition {
  /// One of each control, each with a name, in a scroll view with pull to refresh. It demonstrates
  /// how controls respond to touches.
  static let controls = ScreenDefinition(
    "controls", summary: "Buttons, switches, sliders and other controls in use"
  ) { _ in ControlsController() }
}
