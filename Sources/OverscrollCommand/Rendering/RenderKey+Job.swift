import Foundation
import Overscroll
import Snapshots

extension RenderKey {
  /// The environment variables by which Foundation selects languages and formats.
  private static let variables = ["LANG", "LANGUAGE", "TZ"]

  /// Computes the key. Returns nil if some inputs are unknown.
  ///
  /// Inputs are unknown for a replaced program, an app compiled for the scene, and custom screens,
  /// whose code may read any file. Those of films are unknown because another program encodes them.
  init?(
    _ job: RenderJob, quality: QualityArgument, folders: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let scenes = [job.scene] + job.scene.panels.map(\.scene)
    let added = ScreenCatalogue.offered.addedNames
    guard let program = ProgramState.name,
      scenes.allSatisfy({ $0.app == nil && !added.contains($0.screen.name) }),
      job.outputs.allSatisfy({ $0.output.isSelfContained })
    else { return nil }
    var hash = SHA256()
    func add(_ name: String, _ values: [String]) {
      // The lengths make the encoding unambiguous.
      let words = values.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
      hash.add(Array("\(name) \(values.count)\n\(words)\n".utf8))
    }
    add("program", [OverscrollVersion.text, program])
    for (name, value) in environment.sorted(by: { $0.key < $1.key })
    where Self.variables.contains(name) || name.hasPrefix("LC_") {
      add("variable", [name, value])
    }
    add("time zone", [TimeZone.current.identifier])
    add("scene", job.scene.source.pieces)
    add("folders", folders)
    add("outputs", job.outputs.map(\.output.file))
    add("quality", [quality.rawValue])
    add("selection", job.selection)
    self.init(text: hash.text)
  }
}

extension SceneOutput {
  /// Whether the output is made without other programs.
  fileprivate var isSelfContained: Bool {
    switch format {
    case .video: false
    case .gif, .png, .filmstrip, .plot, .diagram, .text, .apng, .webP, .pngSequence, .html: true
    }
  }
}
