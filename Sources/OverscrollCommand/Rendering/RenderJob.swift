import ArgumentParser
import Overscroll

/// A scene to render, with the destinations of its outputs.
struct RenderJob {
  /// The scene file's path as the user gave it.
  let path: String
  /// The request to a child process that renders the job.
  let request: SceneRequest
  let scene: SceneDescription
  let outputs: [(path: String, output: SceneOutput)]
  let target: RenderTarget
  /// The part of animations that is rendered, or nil for all of it.
  let range: SceneTimeRange?
  /// The earliest time that an option requests, which the script must reach.
  let start: (option: String, seconds: Double)?
  /// The index of the scene in its file, and the selected parts, as texts for the cache key.
  let selection: [String]

  /// Selects the outputs of a scene.
  ///
  /// - Throws: `ValidationError` for outputs that do not exist or do not fit the target.
  init(
    _ path: String, _ scene: ChosenScene, _ selection: RenderSelection, _ target: RenderTarget
  ) throws {
    (self.path, self.scene, self.target) = (path, scene.description, target)
    request = SceneRequest(path: path, number: scene.number, isDark: scene.isDark)
    range = selection.range
    start = selection.start
    self.selection = ["\(scene.number) \(scene.isDark)"] + selection.words
    outputs = try Self.places(try selection.outputs(of: scene), target)
  }

  /// Selects all outputs of a scene.
  ///
  /// - Parameter number: The index of the scene in its file.
  /// - Throws: `ValidationError` for outputs that do not fit the target.
  init(
    _ scene: SceneDescription, number: Int, at path: String,
    into target: RenderTarget = .folder(".")
  ) throws {
    (self.path, self.scene, self.target) = (path, scene, target)
    request = SceneRequest(path: path, number: number)
    (range, start) = (nil, nil)
    selection = ["\(number)"]
    outputs = try Self.places(scene.outputs, target)
  }

  /// Returns the path of each output: below a folder, or that of a file for the only output of its
  /// type.
  private static func places(
    _ outputs: [SceneOutput], _ target: RenderTarget
  ) throws -> [(path: String, output: SceneOutput)] {
    switch target {
    case .folder(let folder): return outputs.map { (folder.appending(file: $0.file), $0) }
    case .file(let path, let type):
      let same = outputs.filter { $0.isSingleFile && $0.fileType == type }
      guard same.count == 1 else {
        throw ValidationError(
          "-o \(path) needs a scene with one .\(type.rawValue) output, this one has \(same.count)")
      }
      return [(path, same[0])]
    case .standardOutput:
      guard outputs.count == 1, outputs[0].isSingleFile else {
        throw ValidationError(
          "-o - needs one output, this scene has \(outputs.count): choose one with --only")
      }
      return [("-", outputs[0])]
    }
  }

  /// Checks that no two outputs have the same path, because the later one would silently replace
  /// the earlier one. Case is ignored, as many disks do.
  ///
  /// - Throws: `ValidationError`.
  static func checkForOverwrites(_ jobs: [RenderJob]) throws {
    var writers: [String: String] = [:]
    for job in jobs {
      for (path, output) in job.outputs {
        let place = path.normalPath.lowercased()
        if let other = writers[place] {
          let both = other == job.path ? "two variants of \(other)" : "\(other) and \(job.path)"
          throw ValidationError(
            "\(both) write the same file \(path.normalPath): "
              + (other == job.path
                ? "add a placeholder to its name, as in {theme}"
                : "render them into two directories, or rename '\(output.file)' in one of them"))
        }
        writers[place] = job.path
      }
    }
  }
}
