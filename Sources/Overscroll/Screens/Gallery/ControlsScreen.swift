import HeadlessUIKit

extension ScreenDefinition {
  /// One of each control in a scroll view that can be pulled to refresh, each under a name, for looking
  /// at how fingers use them.
  static let controls = ScreenDefinition(
    "controls", summary: "Buttons, switches, sliders and their like under a finger"
  ) { _ in ControlsController() }
}
