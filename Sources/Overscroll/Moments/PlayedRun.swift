import Foundation
import HeadlessUIKit

/// A script played once to its end, with the trace row of each tick of the display.
@MainActor
struct PlayedRun {
  /// The trace rows, one per tick; the first is at time 0.
  private(set) var rows: [TraceRow] = []
  /// The time at which the script ended, in seconds.
  let end: TimeInterval
  /// The vertical offsets per tick of the first scroll view, which may have no name.
  private(set) var firstOffsets: [Double?] = []
  /// The script's steps in the form of a scene file, and the times at which they start.
  let steps: [(text: String, start: TimeInterval)]

  init(_ makeStage: () throws -> Stage) throws {
    let stage = try makeStage()
    while true {
      guard rows.count < Stage.tickLimit else {
        throw RecordingError.tooManyTicks(limit: Stage.tickLimit)
      }
      try stage.advance(to: stage.display.time(ofTick: rows.count))
      rows.append(stage.traceRow())
      firstOffsets.append(stage.scrollViews.first.map { Double($0.contentOffset.y) })
      if let end = stage.end {
        self.end = end
        steps = zip(stage.stepTexts, stage.stepStarts).map { ($0, $1) }
        break
      }
    }
  }

  /// Returns the vertical offsets of a scroll view per tick, with nil while it does not exist.
  ///
  /// - Throws: `MomentProblem.noScrollView`.
  func offsets(of name: String?) throws(MomentProblem) -> [Double?] {
    let offsets =
      name.map { name in
        rows.map { row in
          row.scrollViews.first { $0.name == name }.map { Double($0.contentOffset.y) }
        }
      } ?? firstOffsets
    guard offsets.contains(where: { $0 != nil }) else {
      var known: [String] = []
      for view in rows.flatMap(\.scrollViews) where !known.contains(view.name) {
        known.append(view.name)
      }
      throw .noScrollView(name, known: known)
    }
    return offsets
  }

  func offset(of name: String?, at tick: Int) throws(MomentProblem) -> Double? {
    try offsets(of: name)[tick]
  }

  /// Returns the time of the tick at which an event occurs for the `pass`th time.
  ///
  /// - Throws: `MomentProblem.noEvent`.
  func time(ofEvent name: String, pass: Int) throws(MomentProblem) -> TimeInterval {
    var (passes, known) = (0, [String]())
    for row in rows {
      for event in row.events {
        if event.description == name || event.call.name == name {
          passes += 1
          if passes == pass { return row.time }
        } else if !known.contains(event.description) {
          known.append(event.description)
        }
      }
    }
    throw .noEvent(name, pass: pass, passes: passes, known: known)
  }

  /// The column names of the trace.
  var columns: [String] { TraceTable(rows).names }

  /// Returns the values of a column of the trace, one per tick.
  ///
  /// - Throws: `MomentProblem.noColumn`.
  func cells(of column: String) throws(MomentProblem) -> [String] {
    guard let cells = TraceTable(rows).column(column) else { throw .noColumn(column) }
    return cells
  }

  /// Returns the time of the tick at which a condition becomes true for the `pass`th time.
  ///
  /// - Throws: `MomentProblem.noColumn`, `.neverTrue`.
  func time(
    when column: String, _ condition: TraceCondition, pass: Int
  ) throws(MomentProblem) -> TimeInterval {
    let cells = try cells(of: column)
    var (passes, held) = (0, false)
    for (row, cell) in zip(rows, cells) {
      let holds = condition.holds(for: cell)
      if holds, !held {
        passes += 1
        if passes == pass { return row.time }
      }
      held = holds
    }
    throw .neverTrue(
      column, pass: pass, passes: passes, first: cells.first ?? "", last: cells.last ?? "")
  }
}
