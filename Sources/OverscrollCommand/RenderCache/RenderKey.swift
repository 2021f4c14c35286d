import Foundation
import Overscroll

/// A name for a rendering: all that is known of it before it is played. Files that the screen looks for are known
/// once it was: they stand in the entry, each with what it held.
struct RenderKey: Hashable {
  /// 64 digits.
  let text: String

  /// Variables by which Foundation chooses languages, numbers and dates.
  private static let variables = ["LANG", "LANGUAGE", "TZ"]

  /// Nil for what cannot be known: a program that was replaced, an app that is compiled for the scene, screens
  /// of one's own, whose code may read anything, and films, which another program makes.
  init?(
    _ job: RenderJob, quality: QualityArgument, folders: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let scenes = [job.scene] + job.scene.panels.map(\.scene)
    let added = OverscrollProgram.catalogue.addedNames
    guard let program = ProgramState.name,
      scenes.allSatisfy({ $0.app == nil && !added.contains($0.screen.name) }),
      job.outputs.allSatisfy({ $0.output.isOwnWork })
    else { return nil }
    var hash = SHA256()
    func add(_ name: String, _ values: [String]) {
      // Lengths, so that no two lists are one text.
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
    text = hash.text
  }
}

extension SceneOutput {
  /// Whether no other program has a part in it.
  fileprivate var isOwnWork: Bool {
    switch format {
    case .video: false
    case .gif, .png, .filmstrip, .plot, .diagram, .text, .apng, .webP, .pngSequence, .html: true
    }
  }
}
