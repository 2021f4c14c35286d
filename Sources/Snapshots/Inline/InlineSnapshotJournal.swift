import Foundation
import Synchronization

/// The new inline snapshots of this process, until they are written to the tests' sources.
package enum InlineSnapshotJournal {
  private static let edits = Mutex<[InlineSnapshotEdit]>([])

  /// Adds a snapshot.
  package static func add(_ edit: InlineSnapshotEdit) { edits.withLock { $0.append(edit) } }

  /// Removes and returns all snapshots.
  package static func take() -> [InlineSnapshotEdit] {
    edits.withLock { edits in
      defer { edits = [] }
      return edits
    }
  }

  /// Writes snapshots to their sources. Called when all tests have ended, because the places of
  /// their calls are those of the compiled source.
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
