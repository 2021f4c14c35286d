import Foundation
import Synchronization

/// The new inline snapshots of this process, until they are written to the tests' sources.
package enum InlineSnapshotJournal {
  private struct State {
    var edits: [InlineSnapshotEdit] = []
    var writesAtExit = false
  }

  private static let state = Mutex(State())

  /// Adds a snapshot.
  ///
  /// - Parameter writesAtExit: Whether the sources are changed at the end of the process. Otherwise
  ///   somebody takes the snapshots before. A source is never changed while tests run, because the
  ///   places of their calls are those of the compiled source.
  package static func add(_ edit: InlineSnapshotEdit, writesAtExit: Bool) {
    let isFirst = state.withLock { state in
      state.edits.append(edit)
      defer { state.writesAtExit = state.writesAtExit || writesAtExit }
      return writesAtExit && !state.writesAtExit
    }
    guard isFirst else { return }
    atexit {
      let lines = InlineSnapshotJournal.write(InlineSnapshotJournal.take())
      FileHandle.standardError.write(Data(lines.map { "\($0)\n" }.joined().utf8))
    }
  }

  /// Removes and returns all snapshots.
  package static func take() -> [InlineSnapshotEdit] {
    state.withLock { state in
      defer { state.edits = [] }
      return state.edits
    }
  }

  /// Writes snapshots to their sources.
  ///
  /// - Returns: Lines for the user: the changed sources, and what could not be written.
  package static func write(_ edits: [InlineSnapshotEdit]) -> [String] {
    var lines: [String] = []
    for path in Set(edits.map(\.path)).sorted() {
      let own = edits.filter { $0.path == path }
      guard let data = FileManager.default.contents(atPath: path) else {
        lines.append("error: cannot read \(path): its inline snapshots are not written")
        continue
      }
      var missing = 0
      let bytes = InlineSnapshotSource(path: path, bytes: [UInt8](data)).bytes(after: own) { edit in
        missing += 1
        lines.append("\(path):\(edit.line):\(edit.column): error: there is no call to write to")
      }
      guard missing < own.count else { continue }
      do {
        try AtomicFile.write(bytes, to: path)
        lines.append("wrote inline snapshots to \(path)")
      } catch {
        lines.append("error: \(error)")
      }
    }
    return lines
  }
}
