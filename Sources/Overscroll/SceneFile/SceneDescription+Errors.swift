/// Conversion of errors that occur while playing a scene to problems at places of its file.
extension SceneDescription {
  /// Returns the message of an error, with the file, line and column of its step.
  public func explain(_ error: any Error) -> String {
    switch error {
    case let error as InvalidScene: error.description
    case let error as StageError: explain(.stage(error), step: error.step)
    case let error as InvalidTimeline:
      error.problems.map { explain(.timeline($0.kind, step: $0.step), step: $0.step) }.joined()
    default: "\(source.fileName): error: \(error)"
    }
  }

  /// Returns an error as problems of the scene file; nil if the error has no place in the file.
  public func problems(of error: any Error) -> InvalidScene? {
    func invalid(_ problems: [(SceneProblem.Kind, step: Int)]) -> InvalidScene {
      InvalidScene(problems.map { problem($0.0, step: $0.step) }, source: source)
    }
    switch error {
    case let error as InvalidScene: return error
    case let error as StageError: return invalid([(.stage(error), step: error.step)])
    case let error as InvalidTimeline:
      return invalid(error.problems.map { (.timeline($0.kind, step: $0.step), step: $0.step) })
    default: return nil
    }
  }

  private func explain(_ kind: SceneProblem.Kind, step: Int) -> String {
    problem(kind, step: step).rendered(with: source)
  }

  private func problem(_ kind: SceneProblem.Kind, step: Int) -> SceneProblem {
    let written = timeline.steps.indices.contains(step - 1) ? timeline.steps[step - 1].source : nil
    let range = written ?? source.range(line: 1, column: 1)
    return SceneProblem(
      file: source.place(ofLine: range.line).file, range: range,
      path: step > 0 ? "timeline[\(step - 1)]" : "timeline", kind: kind)
  }
}
