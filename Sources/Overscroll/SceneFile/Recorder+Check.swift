extension Recorder {
  /// Plays the script and sees that outputs can be made of it; nothing is drawn.
  ///
  /// - Throws: what the stages throw; `RecordingError` as ``record(_:)`` would.
  package func check(_ outputs: [SceneOutput]) throws {
    let end = try duration()
    for output in outputs {
      guard let rate = output.framesPerSecond else { continue }
      let film = FilmSampling(framesPerSecond: rate, speed: output.speed)
      guard film.count(before: end) <= Self.maximumFrames else {
        throw RecordingError.tooManyFrames(limit: Self.maximumFrames)
      }
    }
  }
}

extension SceneDescription {
  /// What outputs name that the scene's screens have not, each at its place.
  ///
  /// - Parameter recorder: makes the scene's screens.
  /// - Returns: nil if all is there.
  /// - Throws: what the stages throw.
  @MainActor
  package func unknownReferences(
    of outputs: [SceneOutput], _ recorder: Recorder
  ) throws -> InvalidScene? {
    let found = try ReferenceCheck(recorder, outputs).problems()
    guard !found.isEmpty else { return nil }
    var reader = SceneReader(source: source)
    for (reference, kind) in found {
      reader.report(kind, reference.range, path: reference.path)
    }
    return InvalidScene(reader.problems, source: source)
  }
}
