import Overscroll

extension ScriptRecording {
  /// Sets the moment of a verdict that names one, such as the first frame of a film that differs.
  ///
  /// - Parameter table: The snapshot's trace; nil for other snapshots.
  mutating func focus(on verdict: SnapshotVerdict, table: String?) {
    switch verdict {
    case .frame(_, let time, _, _): course.moments = [time]
    case .lines(let difference):
      // The time is the first column of a trace.
      let lines = table?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      guard difference.line <= lines.count,
        let time = lines[difference.line - 1].split(separator: ",").first.flatMap({ Double($0) })
      else { return }
      course.moments = [time]
    default: return
    }
  }
}
