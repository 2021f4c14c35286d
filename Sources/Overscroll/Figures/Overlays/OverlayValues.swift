import Foundation

/// Columns of one screen's trace, known for the whole run before it is drawn: axes of curves that grow
/// stay where they are.
struct OverlayValues: Sendable {
  private let times: [TimeInterval]
  private let series: [PlotSeries]

  /// - Throws: `MomentProblem.noColumn`.
  @MainActor
  init(_ run: PlayedRun, columns: [String]) throws(MomentProblem) {
    times = run.rows.map(\.time)
    var series: [PlotSeries] = []
    for column in columns {
      series.append(PlotSeries(name: column, cells: try run.cells(of: column)))
    }
    self.series = series
  }

  /// A column until a time: all its numbers, their times, and how many of them are over.
  func column(
    _ name: String, until time: TimeInterval
  ) -> (series: PlotSeries, times: [TimeInterval], count: Int)? {
    guard let found = series.first(where: { $0.name == name }) else { return nil }
    let after = times.firstIndex { $0 > time + Timeline.instant } ?? times.count
    return (found, times, after)
  }
}
