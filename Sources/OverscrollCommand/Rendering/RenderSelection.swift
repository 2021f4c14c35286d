import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll

/// The options that select parts of a scene or change its outputs.
struct RenderSelection: ParsableArguments {
  @Option(
    help: """
      Renders only the output of this name, with or without extension; can be repeated.
      """)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Renders only the variants with this value of a key of `variants`, as in theme=dark; can be repeated \
      for several keys or values.
      """, valueName: "key=value"))
  var variant: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Renders one PNG at this time instead of the outputs, with the settings of the first output: 1.2s, \
      800ms or end. Its name is that of the scene file.
      """, valueName: "time"))
  var frame: SceneTime?

  @Option(
    help: ArgumentHelp(
      "Only this part of animations: 0.5s..2s, or 0.5s.. to the end.", valueName: "from..to"))
  var range: SceneTimeRange?

  @Option(help: "The width of every picture in pixels, 1 to 16384.")
  var width: Int?

  @Option(help: "Pixels per point in every picture, 0.1 to 4.")
  var scale: Double?

  @Flag(
    help: """
      Names pictures for DocC: name@2x.png and, in dark mode, name~dark@2x.png, unless the scene sets a \
      theme. The scale is 2, or --scale 1 or 3. Only .png, .gif, .svg and .mp4 are written, the formats \
      that DocC shows.
      """)
  var docc = false

  @Option(
    help: ArgumentHelp(
      """
      The largest size of a GIF, 1kB to 1GB. To meet it, these are reduced in this order: the exactness of \
      colours, frames (down to half), width and height (down to a quarter). The reduction is printed. If it \
      is not enough, the exit code is 73.
      """, valueName: "2MB"))
  var maxSize: SizeArgument?

  func validate() throws {
    if let maxSize, !SceneOutput.byteCounts.contains(maxSize.byteCount) {
      throw ValidationError("--max-size must be from 1kB to 1GB, not \(maxSize.byteCount)B")
    }
    if let width, !SceneOutput.widths.contains(width) {
      throw ValidationError("--width must be from 1 to 16384, not \(width)")
    }
    if let scale, !SceneOutput.scales.contains(scale) {
      throw ValidationError("--scale must be from 0.1 to 4, not \(scale)")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale both set the size: use one of them")
    }
    if frame != nil, range != nil {
      throw ValidationError("--frame makes one picture; it cannot be combined with --range")
    }
    if docc { try DoccNames.check(scale: scale, width: width) }
  }

  /// Returns the outputs of a scene to render.
  ///
  /// - Throws: `ValidationError` for unknown output names and for pictures that are too large.
  func outputs(of scene: ChosenScene) throws -> [SceneOutput] {
    let outputs = try plainOutputs(of: scene.description)
    return docc ? DoccNames(scale: scale, isDark: scene.isDark).renamed(outputs) : outputs
  }

  private func plainOutputs(of scene: SceneDescription) throws -> [SceneOutput] {
    var outputs = chosen(of: scene)
    if let frame {
      let stem = scene.source.fileName.fileName.split(separator: ".").first.map(String.init)
      let name = (stem.map { $0 == "-" ? "frame" : $0 } ?? "frame") + ".png"
      outputs = [scene.still(frame.moment, file: name, like: outputs.first)]
    }
    let hasGIF = outputs.contains { $0.framesPerSecond != nil && $0.fileType == .gif }
    if maxSize != nil, !hasGIF {
      throw ValidationError("--max-size applies to GIFs: \(scene.source.fileName) has none")
    }
    if range != nil, !outputs.contains(where: { $0.framesPerSecond != nil }) {
      throw ValidationError("--range applies to animations: \(scene.source.fileName) has none")
    }
    return try outputs.map { output in
      var scaled = maxSize.map { output.limited(toBytes: $0.byteCount) } ?? output
      if let scale = scale ?? (docc ? DoccNames.scale : nil) {
        scaled = scaled.scaled(to: CGFloat(scale))
      }
      // Text outputs have no size.
      let points = scene.size(of: output).width
      if let width, points > 0 { scaled = scaled.scaled(toPixelsAcross: width, of: points) }
      let size = scene.size(of: scaled)
      let pixels = (size.width * scaled.scale).rounded() * (size.height * scaled.scale).rounded()
      guard pixels <= CGFloat(SceneOutput.pixelLimit) else {
        throw ValidationError(
          "\(output.file) would have \(Int(pixels)) pixels, more than \(SceneOutput.pixelLimit)")
      }
      return scaled
    }
  }

  /// Returns the scenes of a file to render.
  ///
  /// - Throws: `Failure`; `ValidationError` for `--docc` with standard input, which cannot be read
  ///   twice.
  func scenes(_ path: String, _ options: SceneOptions) throws -> [ChosenScene] {
    if docc, path == "-" {
      throw ValidationError("--docc reads a scene twice; it cannot be read from standard input")
    }
    let light = try options.scenes(path)
    try check(light, at: path)
    let numbered = light.enumerated().filter { has($1.outputs) && isChosen($1) }
    guard docc else { return numbered.map { ChosenScene($1, number: $0) } }
    let dark = try options.scenes(path, style: .dark)
    return numbered.flatMap { number, scene in
      let other = dark[number]
      let all = [
        ChosenScene(scene, number: number), ChosenScene(other, number: number, isDark: true),
      ]
      return other.hasSameConditions(as: scene) ? [all[0]] : all
    }
  }

  /// Checks the names of outputs and variants against all scenes of a file.
  private func check(_ scenes: [SceneDescription], at path: String) throws {
    func known(_ names: [String]) -> [String] {
      names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    func unknown(_ kind: String, _ name: String, _ names: [String]) -> ValidationError {
      let stems = names.map { $0.contains("=") ? $0 : String($0.prefix { $0 != "." }) }
      let near = hint(for: name, among: names + stems)
      let all = names.isEmpty ? ": it has none" : ": it has \(names.joined(separator: ", "))"
      return ValidationError("\(path) has no \(kind) '\(name)'\(near.isEmpty ? all : near)")
    }
    let outputs = scenes.flatMap(\.outputs)
    for name in only where !outputs.contains(where: { Self.names(of: $0).contains(name) }) {
      throw unknown("output", name, known(outputs.map(\.file)))
    }
    let choices = known(scenes.flatMap { $0.variantValues.map { "\($0.key)=\($0.value)" } })
    for choice in variant where !choices.contains(choice) {
      throw unknown("variant", choice, choices)
    }
    guard scenes.contains(where: { has($0.outputs) && isChosen($0) }) || scenes.isEmpty else {
      throw ValidationError("no variant of \(path) is chosen by --variant and --only together")
    }
  }

  /// Whether a scene has the chosen values: for each named key, one of the values given for it.
  private func isChosen(_ scene: SceneDescription) -> Bool {
    let chosen = variant.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return chosen.allSatisfy { choice in
      scene.variantValues.contains { value in
        value.key == choice.first && chosen.contains([value.key, value.value])
      }
    }
  }

  /// The option that requests a time, and the earliest requested time.
  var start: (option: String, seconds: Double)? {
    if case .time(let seconds) = frame?.moment { return ("--frame", seconds) }
    return range.map { ("--range", $0.start) }
  }

  /// The options that affect a scene's outputs as texts, for the cache key.
  var words: [String] {
    [
      "only \(only)", "frame \(frame.map { "\($0.moment)" } ?? "")",
      "range \(range.map { "\($0.start) \($0.end)" } ?? "")", "width \(width ?? 0)",
      "scale \(scale ?? 0)", "docc \(docc)", "limit \(maxSize?.byteCount ?? 0)",
    ]
  }

  private func chosen(of scene: SceneDescription) -> [SceneOutput] {
    only.isEmpty
      ? scene.outputs
      : scene.outputs.filter { output in Self.names(of: output).contains { only.contains($0) } }
  }

  /// Whether `--only` leaves any of the outputs.
  private func has(_ outputs: [SceneOutput]) -> Bool {
    only.isEmpty || outputs.contains { Self.names(of: $0).contains { only.contains($0) } }
  }

  /// The names by which `--only` finds an output.
  private static func names(of output: SceneOutput) -> [String] {
    let file = output.file
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return [file, stem, file.fileName, stem.fileName]
  }
}
