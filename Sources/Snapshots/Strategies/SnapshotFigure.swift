import Overscroll

/// How a scene's output shows its screens.
struct SnapshotFigure: Sendable {
  /// What is drawn around them; nil is nothing, of several screens in a row.
  let style: FigureStyle?
  /// How screens that are compared share one clock.
  let timing: FigureTiming
}
