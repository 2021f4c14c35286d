/// What is drawn over a running screen for those who want to know how it works.
public enum ScreenOverlay: Hashable, Sendable {
  /// The frame of each view that has a name, with it.
  case frames
  /// What the system covers at the edges.
  case safeArea
  /// The layout margins of the root view.
  case margins
  /// The first scroll view's adjusted content insets.
  case insets
  /// The first scroll view's content.
  case contentArea
  /// The first scroll view's offsets along its side, and the one it is at.
  case ruler
  /// Constraints as lines with their constants; those that the layout does not fulfil in red.
  case constraints
  /// What a column of the trace says, as text.
  case value(String)
  /// What a column of the trace said until now, as a curve that grows.
  case plot(String)

  /// The column that is shown; nil for what needs none.
  var column: String? {
    switch self {
    case .value(let column), .plot(let column): column
    case .frames, .safeArea, .margins, .insets, .contentArea, .ruler, .constraints: nil
    }
  }
}
