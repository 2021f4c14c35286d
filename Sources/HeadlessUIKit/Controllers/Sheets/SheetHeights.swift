import Foundation

/// The resolved detents of a sheet in its container.
struct SheetHeights {
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The height including the safe area at the bottom, in points.
    let height: CGFloat
  }

  /// The detents, from the lowest. Never empty.
  let stops: [Stop]
  /// The largest possible height on this screen.
  let full: CGFloat

  /// Sorts the detents. Without any, the full height is the only one.
  init(_ stops: [Stop], full: CGFloat) {
    self.full = full
    let sorted = stops.sorted { $0.height < $1.height }
    self.stops = sorted.isEmpty ? [Stop(identifier: .large, height: full)] : sorted
  }

  var lowest: CGFloat { stops[0].height }
  var highest: CGFloat { stops[stops.count - 1].height }

  func height(_ identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat? {
    stops.first { $0.identifier == identifier }?.height
  }

  /// Returns the detent nearest to a height.
  func nearest(_ height: CGFloat) -> Stop {
    stops.min { abs($0.height - height) < abs($1.height - height) } ?? stops[0]
  }

  /// Returns how full a sheet is: 1 at the full height, 0 at the detent below it and lower.
  func expansion(_ height: CGFloat) -> CGFloat {
    guard highest >= full else { return 0 }
    let below = stops.last { $0.height < full }?.height ?? 0
    guard full > below else { return 1 }
    return min(max((height - below) / (full - below), 0), 1)
  }

  /// Returns the strength of dimming: 1 from the first dimmed detent on, 0 at the detent below it.
  func dimming(
    _ height: CGFloat,
    undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    let clear = undimmed.flatMap(self.height) ?? 0
    guard let dark = stops.first(where: { $0.height > clear })?.height else { return 0 }
    return min(max((height - clear) / (dark - clear), 0), 1)
  }
}
