import Foundation

/// The heights at which a sheet rests, in its container.
struct SheetHeights {
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// With the safe area at the bottom.
    let height: CGFloat
  }

  /// From the lowest up; never empty.
  let stops: [Stop]
  /// The largest that there is on this screen.
  let full: CGFloat

  /// - Parameter stops: without any, the full height is the only one.
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

  /// The stop nearest to a height.
  func nearest(_ height: CGFloat) -> Stop {
    stops.min { abs($0.height - height) < abs($1.height - height) } ?? stops[0]
  }

  /// How much of a full sheet it is: 1 where it is as high as can be, 0 from the stop below that down.
  func fullness(_ height: CGFloat) -> CGFloat {
    guard highest >= full else { return 0 }
    let below = stops.last { $0.height < full }?.height ?? 0
    guard full > below else { return 1 }
    return min(max((height - below) / (full - below), 0), 1)
  }

  /// How dark it is behind: 1 from the first stop on that dims, 0 at the one below it.
  func dimming(
    _ height: CGFloat,
    undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    let clear = undimmed.flatMap(self.height) ?? 0
    guard let dark = stops.first(where: { $0.height > clear })?.height else { return 0 }
    return min(max((height - clear) / (dark - clear), 0), 1)
  }
}
