import Foundation

/// The trace columns of one screen for the whole run, known before drawing, so that the axes of
/// growing curves do not change.
struct OverlayValues: Sendable {
  private let times: [TimeInterval]
  private let series: [PlotSeries]

  /// Reads columns of a run.
  ///
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

  /// Returns all numbers of a column, their times, and how many of them are at or before a time.
  func column(
    _ name: String, until time: TimeInterval
  ) -> (series: PlotSeries, times: [TimeInterval], count: Int)? {
    guard let found = series.first(where: { $0.name == name }) else { return nil }
    let after = times.firstIndex { $0 > time + Timeline.instant } ?? times.count
    return (found, times, after)
  }
}
