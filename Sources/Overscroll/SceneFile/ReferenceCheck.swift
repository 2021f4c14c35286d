/// A check that finds names in outputs that do not exist on the played screens. It uses the
/// look-ups of recordings.
@MainActor
struct ReferenceCheck {
  private let recorder: Recorder
  private let outputs: [SceneOutput]
  /// One run per panel; empty if no output names anything.
  private let runs: [PlayedRun]

  /// Plays the panels if any output has a reference.
  ///
  /// - Throws: Errors of the stages.
  init(_ recorder: Recorder, _ outputs: [SceneOutput]) throws {
    (self.recorder, self.outputs) = (recorder, outputs)
    let isNeeded = outputs.contains { !$0.references.isEmpty }
    runs = isNeeded ? try recorder.makePanels().map { panel in try PlayedRun { panel.stage } } : []
  }

  /// Returns the unknown references with their problems, in the order of the outputs.
  ///
  /// - Throws: Errors of the stages.
  func problems() throws -> [(reference: ScreenReference, kind: SceneProblem.Kind)] {
    try outputs.flatMap { output in
      try output.references.compactMap { reference in
        try problem(reference, in: output).map { (reference, $0) }
      }
    }
  }

  private func problem(
    _ reference: ScreenReference, in output: SceneOutput
  ) throws -> SceneProblem.Kind? {
    if case .moment(.time(let time)) = reference.kind {
      let end = runs.map(\.end).max() ?? 0
      return time > end + Timeline.instant ? .unreachableTime(time, end: end) : nil
    }
    do {
      for (index, run) in runs.enumerated() where index == 0 || output.showsAllPanels {
        try look(for: reference.kind, in: output, run, panel: index)
      }
    } catch MomentProblem.noScrollView(_?, _) where reference.kind.isMoment {
      // The name of the scroll view is a separate reference, which reports the problem.
      return nil
    } catch let problem as MomentProblem {
      guard case .noColumn(let name) = problem else { return .moment(problem, suggestion: nil) }
      let near = runs.lazy.compactMap { suggestion(for: name, among: $0.columns) }.first
      return .moment(problem, suggestion: near)
    } catch let error as DiagramError {
      return .diagram(error)
    }
    return nil
  }

  private func look(
    for kind: ScreenReference.Kind, in output: SceneOutput, _ run: PlayedRun, panel: Int
  ) throws {
    let search = MomentSearch(played: run) { [recorder] in try recorder.makePanels()[panel].stage }
    switch kind {
    case .moment(let moment): _ = try search.places(of: [moment])
    case .scrollView(let name): _ = try run.offsets(of: name)
    case .column(let name), .overlay(let name): _ = try run.cells(of: name)
    case .view(let name): try content(of: output, search)?.check(view: name)
    case .constraint(let name): try content(of: output, search)?.check(constraint: name)
    }
  }

  /// Returns the content of a diagram. Nil for another output, and for a moment that does not
  /// exist, which is reported with the moment.
  private func content(of output: SceneOutput, _ search: MomentSearch) throws -> HierarchyContent? {
    guard case .diagram(let diagram, let moment) = output.format else { return nil }
    do {
      return HierarchyContent(try search.stages(at: [moment])[0], diagram)
    } catch is MomentProblem {
      return nil
    }
  }
}

extension SceneOutput {
  /// Whether the output shows every screen of a comparison instead of only the first.
  fileprivate var showsAllPanels: Bool {
    switch format {
    case .gif, .png, .filmstrip, .apng, .webP, .pngSequence, .video: true
    case .plot, .diagram, .text, .html: false
    }
  }
}

extension ScreenReference.Kind {
  fileprivate var isMoment: Bool {
    if case .moment = self { true } else { false }
  }
}
