/// Looks at the files that scenes are made of and tells when one of them changes, comes or goes.
///
/// By asking for their sizes and dates a few times a second: that works on every file system, over
/// networks and in containers, where the kernel's own notices do not come through.
@MainActor
struct SceneWatch {
  private let inputs: @MainActor () -> SceneInputs

  private static let pause = Duration.milliseconds(150)
  /// How long files must stay the same before they count as written.
  private static let calm = Duration.milliseconds(40)

  /// - Parameter inputs: asked before each round: which files count may follow from what they say.
  init(_ inputs: @escaping @MainActor () -> SceneInputs) { self.inputs = inputs }

  /// Works, and again after each change, for ever.
  ///
  /// - Parameter work: gets the files that have changed, none the first time, and returns those that it
  ///   wrote itself: who looked at them would work again because it has worked.
  /// - Throws: what the closure throws, and `CancellationError`.
  func run(_ work: @MainActor ([String]) async throws -> Set<String>) async throws {
    var changed: [String] = []
    while true {
      let inputs = inputs()
      let before = await Self.states(of: inputs)
      let written = try await work(changed)
      changed = try await change(of: inputs, since: before, but: written)
    }
  }

  /// Waits until files are others than they were, and no longer change.
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

  /// The files that one list has otherwise than the other, or alone.
  private static func differences(_ first: [FileState], _ second: [FileState]) -> [String] {
    let common = Set(first.map(\.path)).intersection(second.map(\.path))
    let gone = first.filter { !common.contains($0.path) }
    return gone.map(\.path) + second.filter { !first.contains($0) }.map(\.path)
  }

  /// Read beside the main actor.
  nonisolated private static func states(of inputs: SceneInputs) async -> [FileState] {
    inputs.states()
  }
}
