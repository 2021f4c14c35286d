import Foundation

/// Notices when files change. Asks four to seven times a second: that works for every file system and editor.
struct SourceWatch {
  private var known: [String: SourceState] = [:]

  private static let pause = Duration.milliseconds(150)
  /// How long files must stay the same before they count as written.
  private static let calm = Duration.milliseconds(40)

  /// Notes what files are like now.
  init(of paths: [String]) async { note(await SourceState.states(of: paths)) }

  /// Waits until one of the files, which may be others each time, is another than it was.
  ///
  /// - Returns: those that are.
  @MainActor
  mutating func change(of paths: @MainActor () -> [String]) async throws -> [String] {
    while true {
      let now = await SourceState.states(of: paths())
      let changed = now.filter { state in known[state.path].map { $0 != state } ?? false }
      guard !changed.isEmpty else {
        note(now)
        try await Task.sleep(for: Self.pause)
        continue
      }
      try await Task.sleep(for: Self.calm)
      let later = await SourceState.states(of: paths())
      guard later == now else { continue }
      note(now)
      return changed.map(\.path)
    }
  }

  private mutating func note(_ states: [SourceState]) {
    for state in states { known[state.path] = state }
  }
}
