/// An overlay on a running screen that explains how it works.
public enum ScreenOverlay: Hashable, Sendable {
  /// The frames and names of views that have a name.
  case frames
  /// The areas outside the safe area.
  case safeArea
  /// The layout margins of the root view.
  case margins
  /// The adjusted content insets of the first scroll view.
  case insets
  /// The content area of the first scroll view.
  case contentArea
  /// A ruler of the first scroll view's offsets, with the current one.
  case ruler
  /// The constraints as lines with their constants; those that the layout does not fulfil are red.
  case constraints
  /// The current value of a trace column, as text.
  case value(String)
  /// The values of a trace column up to now, as a growing curve.
  case plot(String)

  /// The trace column of the overlay; nil for other overlays.
  var column: String? {
    switch self {
    case .value(let column), .plot(let column): column
    case .frames, .safeArea, .margins, .insets, .contentArea, .ruler, .constraints: nil
    }
  }
}
