/// What `overscroll app` says of a folder.
struct AppListing {
  private let folder: AppSources
  private let report: RewriteReport

  init(_ folder: AppSources, _ report: RewriteReport) {
    (self.folder, self.report) = (folder, report)
  }

  /// Whether nothing of it is left out.
  var isComplete: Bool { folder.objectiveC.isEmpty && report.problems.isEmpty }

  var lines: [String] {
    let count = folder.sources.count
    var lines = ["\(folder.moduleName): \(count) Swift \(count == 1 ? "file" : "files")"]
    lines += report.appDelegate.map { ["app delegate: \($0)"] } ?? []
    lines += report.sceneDelegates.map { "scene delegate: \($0)" }
    for controller in report.controllers {
      let how = controller.call.map { _ in "screen: {controller: \(controller.name)}" }
      let needed = "needs values: \(controller.initialisers.joined(separator: ", "))"
      lines.append("controller: \(controller.name)  \(how ?? needed)")
    }
    lines += folder.storyboards.map { "storyboard: \($0)" }
    lines += missingFrameworks.map { "missing module: \($0)" }
    return lines + folder.warnings + report.problems.map(\.words)
  }

  private var missingFrameworks: [String] {
    Set(report.problems.compactMap(\.framework)).sorted()
  }
}
