import ArgumentParser
import Overscroll

/// A scene that is to be rendered, and where its outputs go.
struct RenderJob {
  /// As the user names it.
  let path: String
  let scene: SceneDescription
  let outputs: [(path: String, output: SceneOutput)]
  let target: RenderTarget
  /// The part of animations that is made.
  let range: SceneTimeRange?
  /// The earliest time that an option asks for, which the script has to reach.
  let start: (option: String, seconds: Double)?
  /// Which of the scenes of its file it is, and what of it is made, for who wants to know whether it is the same
  /// as another time.
  let selection: [String]

  /// - Throws: `ValidationError` for outputs that do not fit where they are to go, or are not there.
  init(
    _ path: String, _ scene: ChosenScene, _ selection: RenderSelection, _ target: RenderTarget
  ) throws {
    (self.path, self.scene, self.target) = (path, scene.description, target)
    range = selection.range
    start = selection.start
    self.selection = ["\(scene.number) \(scene.isDark)"] + selection.words
    outputs = try Self.places(try selection.outputs(of: scene), target)
  }

  /// All of a scene.
  ///
  /// - Parameter number: which of the scenes of its file it is.
  /// - Throws: `ValidationError` for outputs that are not there.
  init(
    _ scene: SceneDescription, number: Int, at path: String,
    into target: RenderTarget = .folder(".")
  ) throws {
    (self.path, self.scene, self.target) = (path, scene, target)
    (range, start) = (nil, nil)
    selection = ["\(number)"]
    outputs = try Self.places(scene.outputs, target)
  }

  /// Where each output goes: below a directory, or the only one of its kind to a file.
  private static func places(
    _ outputs: [SceneOutput], _ target: RenderTarget
  ) throws -> [(path: String, output: SceneOutput)] {
    switch target {
    case .folder(let folder): return outputs.map { (folder.appending(file: $0.file), $0) }
    case .file(let path, let type):
      let same = outputs.filter { $0.isOneFile && $0.fileType == type }
      guard same.count == 1 else {
        throw ValidationError(
          "-o \(path) needs a scene with one .\(type.rawValue) output, this one has \(same.count)")
      }
      return [(path, same[0])]
    case .standardOutput:
      guard outputs.count == 1, outputs[0].isOneFile else {
        throw ValidationError(
          "-o - needs one output, this scene has \(outputs.count): choose one with --only")
      }
      return [("-", outputs[0])]
    }
  }

  /// Sees that no two outputs of one call are one file: the later would take the place of the earlier
  /// without a word. Names that differ in case only are one file on many disks.
  ///
  /// - Throws: `ValidationError`.
  static func checkThatNoneWritesOver(_ jobs: [RenderJob]) throws {
    var writers: [String: String] = [:]
    for job in jobs {
      for (path, output) in job.outputs {
        let place = path.normalPath.lowercased()
        if let other = writers[place] {
          let both = other == job.path ? "two variants of \(other)" : "\(other) and \(job.path)"
          throw ValidationError(
            "\(both) write the same file \(path.normalPath): "
              + (other == job.path
                ? "say what differs in its name, as in {theme}"
                : "render them into two directories, or rename '\(output.file)' in one of them"))
        }
        writers[place] = job.path
      }
    }
  }
}
