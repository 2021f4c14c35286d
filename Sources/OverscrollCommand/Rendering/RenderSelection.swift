import ArgumentParser
import Foundation
import Overscroll

/// What of a scene is rendered, where that is not what the scene says.
struct RenderSelection: ParsableArguments {
  @Option(
    help: """
      Only the output of this name, with or without its ending; may be given several times.
      """)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      One PNG of this moment instead of the outputs, as the first of them shows the screen: 1.2s, 800ms \
      or end. It is called after the scene's file.
      """, valueName: "time"))
  var frame: SceneTime?

  @Option(
    help: ArgumentHelp(
      "Only this part of animations: 0.5s..2s, or 0.5s.. to the end.", valueName: "from..to"))
  var range: SceneTimeRange?

  @Option(help: "Pixels across of every picture, 1 to 16384.")
  var width: Int?

  @Option(help: "Pixels per point of every picture, 0.1 to 4.")
  var scale: Double?

  func validate() throws {
    if let width, !SceneOutput.widths.contains(width) {
      throw ValidationError("--width must be from 1 to 16384, not \(width)")
    }
    if let scale, !SceneOutput.scales.contains(scale) {
      throw ValidationError("--scale must be from 0.1 to 4, not \(scale)")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale say the same thing: give one of them")
    }
    if frame != nil, range != nil {
      throw ValidationError("--frame is one picture: --range says nothing to it")
    }
  }

  /// The outputs of a scene that are to be made.
  ///
  /// - Throws: `ValidationError` for a name that no output has, and for pictures that are too large.
  func outputs(of scene: SceneDescription) throws -> [SceneOutput] {
    var outputs = try chosen(of: scene)
    if let frame {
      let stem = scene.source.fileName.fileName.split(separator: ".").first.map(String.init)
      let name = (stem.map { $0 == "-" ? "frame" : $0 } ?? "frame") + ".png"
      outputs = [scene.still(frame.moment, file: name, like: outputs.first)]
    }
    return try outputs.map { output in
      var scaled = output
      if let scale { scaled = output.scaled(to: CGFloat(scale)) }
      if let width { scaled = output.scaled(to: CGFloat(width) / scene.size(of: output).width) }
      let size = scene.size(of: scaled)
      let pixels = (size.width * scaled.scale).rounded() * (size.height * scaled.scale).rounded()
      guard pixels <= CGFloat(SceneOutput.pixelLimit) else {
        throw ValidationError(
          "\(output.file) would have \(Int(pixels)) pixels, more than \(SceneOutput.pixelLimit)")
      }
      return scaled
    }
  }

  private func chosen(of scene: SceneDescription) throws -> [SceneOutput] {
    guard !only.isEmpty else { return scene.outputs }
    func names(_ output: SceneOutput) -> [String] {
      let file = output.file
      let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
      return [file, stem, file.fileName, stem.fileName]
    }
    for name in only where !scene.outputs.contains(where: { names($0).contains(name) }) {
      let known = scene.outputs.map(\.file)
      let near = suggestion(for: name, among: known).map { ", did you mean '\($0)'?" }
      let all = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
      throw ValidationError(
        "\(scene.source.fileName) has no output '\(name)'\(near ?? ": \(all)")")
    }
    return scene.outputs.filter { output in names(output).contains { only.contains($0) } }
  }
}
