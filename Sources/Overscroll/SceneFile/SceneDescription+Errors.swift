/// Errors of playing a scene, put where the scene says what went wrong.
extension SceneDescription {
  /// An error as it should be printed: with the file, line and column of the step it is about.
  public func explain(_ error: any Error) -> String {
    switch error {
    case let error as InvalidScene: error.description
    case let error as StageError: explain(.stage(error), step: error.step)
    case let error as InvalidTimeline:
      error.problems.map { explain(.timeline($0.kind, step: $0.step), step: $0.step) }.joined()
    default: "\(source.fileName): error: \(error)"
    }
  }

  private func explain(_ kind: SceneProblem.Kind, step: Int) -> String {
    let written = timeline.steps.indices.contains(step - 1) ? timeline.steps[step - 1].source : nil
    let problem = SceneProblem(
      file: source.fileName, range: written ?? source.range(line: 1, column: 1),
      path: step > 0 ? "timeline[\(step - 1)]" : "timeline", kind: kind)
    return problem.rendered(with: source)
  }
}
