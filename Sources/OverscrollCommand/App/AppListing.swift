import HeadlessUIKit
import Overscroll

/// The lines that `overscroll app` prints about a folder.
struct AppListing {
  private let folder: AppSources
  private let report: RewriteReport
  private let libraries: [(name: String, module: LocalModule)]
  private let scenes: [AppFolder.StoryboardController]

  /// - Parameter scenes: The view controllers in the app's storyboards.
  init(
    _ folder: AppSources, _ report: RewriteReport,
    _ libraries: [(name: String, module: LocalModule)], _ scenes: [AppFolder.StoryboardController]
  ) {
    (self.folder, self.report, self.libraries) = (folder, report, libraries)
    self.scenes = scenes
  }

  /// Whether the folder has no Objective-C, C or C++ files, no framework is replaced by
  /// placeholders, and the rewriter reports no problem.
  var isComplete: Bool {
    folder.objectiveC.isEmpty && report.problems.isEmpty
      && !libraries.contains(where: \.module.isPlaceholder)
  }

  var lines: [String] {
    let count = folder.sources.count
    var lines = ["\(folder.moduleName): \(count) Swift \(count == 1 ? "file" : "files")"]
    lines += report.appDelegate.map { ["app delegate: \($0)"] } ?? []
    lines += report.sceneDelegates.map { "scene delegate: \($0)" }
    for controller in report.controllers {
      let isMade =
        controller.call != nil || scenes.contains { $0.controller.type == controller.name }
      let how = isMade ? "screen: {controller: \(controller.name)}" : nil
      let needed = "needs arguments: \(controller.initialisers.joined(separator: ", "))"
      lines.append("controller: \(controller.name)  \(how ?? needed)")
    }
    lines += folder.storyboards.map { "storyboard: \($0)" }
    for scene in scenes {
      guard let identifier = scene.controller.identifier else { continue }
      lines.append(
        "scene: \(scene.controller.type)  screen: {storyboard: \(scene.storyboard), "
          + "identifier: \(identifier)}")
    }
    lines += folder.otherTargets.map { "target left out: \($0)" }
    lines += libraries.filter { !$0.module.isPlaceholder }.map {
      "module: \($0.name)  \($0.module.folder) (\($0.module.origin))"
    }
    lines += libraries.filter(\.module.isPlaceholder).map { "placeholders: \($0.name)" }
    lines += missingFrameworks.map { "missing module: \($0)" }
    return lines + folder.warnings + report.problems.map(\.text)
  }

  private var missingFrameworks: [String] {
    Set(report.problems.compactMap(\.framework)).sorted()
  }
}
