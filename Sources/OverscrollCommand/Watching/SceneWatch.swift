/// Watches the files that affect scenes for changes.
///
/// It polls their sizes and dates a few times a second. This works on every file system, including
/// network mounts and containers that do not deliver the kernel's notifications.
@MainActor
struct SceneWatch {
  private let inputs: @MainActor () -> SceneInputs

  private static let pause = Duration.milliseconds(150)
  /// The time that files must stay unchanged before they count as completely written.
  private static let calm = Duration.milliseconds(40)

  /// Creates a watch.
  ///
  /// - Parameter inputs: Called before each round, because the set of files can depend on their
  ///   contents.
  init(_ inputs: @escaping @MainActor () -> SceneInputs) { self.inputs = inputs }

  /// Runs `work` once, and again after each change, until it is cancelled.
  ///
  /// - Parameter work: Receives the changed files, or none at first. It returns the files that it
  ///   has written itself, which are ignored; otherwise it would trigger itself.
  /// - Throws: The errors of the closure, and `CancellationError`.
  func run(_ work: @MainActor ([String]) async throws -> Set<String>) async throws {
    var changed: [String] = []
    while true {
      let inputs = inputs()
      let before = await Self.states(of: inputs)
      let written = try await work(changed)
      changed = try await change(of: inputs, since: before, but: written)
    }
  }

  /// Waits until files differ from the known states and have stopped changing.
  private func change(
    of inputs: SceneInputs, since before: [FileState], but written: Set<String>
  ) async throws -> [String] {
    let known = before.filter { !written.contains($0.path) }
    while true {
      let now = await Self.states(of: inputs).filter { !written.contains($0.path) }
      guard now != known else {
        try await Task.sleep(for: Self.pause)
        continue
      }
      try await Task.sleep(for: Self.calm)
      guard await Self.states(of: inputs).filter({ !written.contains($0.path) }) == now else {
        continue
      }
      return Self.differences(known, now)
    }
  }

  /// Returns the paths of files that are in only one list or differ between both.
  private static func differences(_ first: [FileState], _ second: [FileState]) -> [String] {
    let common = Set(first.map(\.path)).intersection(second.map(\.path))
    let gone = first.filter { !common.contains($0.path) }
    return gone.map(\.path) + second.filter { !first.contains($0) }.map(\.path)
  }

  /// Reads the states off the main actor.
  nonisolated private static func states(of inputs: SceneInputs) async -> [FileState] {
    inputs.states()
  }
}
