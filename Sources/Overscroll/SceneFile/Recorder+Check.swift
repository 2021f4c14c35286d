extension Recorder {
  /// Plays the script and checks the frame counts of outputs without drawing.
  ///
  /// - Throws: Errors of the stages, or the `RecordingError` that ``record(_:)`` would throw.
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
  /// Returns the names in outputs that do not exist on the scene's screens, as problems at their
  /// places.
  ///
  /// - Parameter recorder: A recorder of the scene's screens.
  /// - Returns: Nil if all names exist.
  /// - Throws: Errors of the stages.
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
