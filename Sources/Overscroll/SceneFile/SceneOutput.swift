public import Foundation
package import Layers

/// A file to render.
public struct SceneOutput: Hashable, Sendable {
  /// How often an animation is shown.
  public enum Loop: Hashable, Sendable {
    case forever, once
    /// Shown this many times, 2…65 535.
    case times(Int)
  }

  /// What a file's name says it is.
  public enum FileType: String, Hashable, Sendable, CaseIterable {
    case gif, png, apng, webp, html, svg, txt
    /// Films, which an installed ffmpeg makes.
    case mp4, webm

    /// By the ending of a name, in letters of either case; nil for every other ending, and for none.
    public init?(fileName: String) {
      guard let dot = fileName.lastIndex(of: ".") else { return nil }
      self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
  }

  /// How the file is made.
  public enum Format: Hashable, Sendable {
    /// An animation of the whole timeline; 1…50 frames per second, as `FrameClock` can delay.
    case gif(framesPerSecond: Int, loop: Loop)
    case png(ScriptMoment)
    /// Pictures at these moments side by side, with time and offset below each; at least one.
    case filmstrip([ScriptMoment])
    /// Columns of the trace as curves; a `.png` or an `.svg`.
    case plot(TracePlot, isVector: Bool)
    /// The views drawn apart, a `.png`.
    case diagram(HierarchyDiagram, at: ScriptMoment)
    /// What the screen is then, in lines.
    case text(ScreenText, at: ScriptMoment)
    /// The same as an animated PNG: every colour exact, for ever.
    case apng(framesPerSecond: Int)
    /// The same as an animated WebP.
    case webP(framesPerSecond: Int)
    /// The same as a file a frame, whose name has a place for the number: `%04d`.
    case pngSequence(framesPerSecond: Int)
    /// The same as a film.
    case video(framesPerSecond: Int)
    /// A page whose reader scrolls the screen; what is said to those who do not see it, nil for the
    /// scene's title.
    case html(description: String?)
  }

  /// Relative to the output directory, never outside it, separated by `/`.
  public private(set) var file: String
  /// What is written there, by the ending of its name.
  public let format: Format
  /// Pixels per point, 0.1…4.
  public private(set) var scale: CGFloat
  /// How wide its picture is asked to be, where that was said in place of a scale.
  package private(set) var pixelsAcross: Int?
  /// How much faster than the screen an animation goes by.
  public let speed: PlaybackSpeed
  /// What is drawn around the screens; nil for the screen alone.
  public let figure: FigureStyle?
  /// What the file of a GIF must not exceed; nil for no limit. See ``Take/limited(toBytes:tell:)``.
  public private(set) var maximumByteCount: Int?
  /// Where the file's name stands in the scene.
  public let source: SourceRange
  /// What it names of the screen, in the order in which it is read.
  package let references: [ScreenReference]
}

extension SceneOutput {
  /// The most pixels one picture may have: 256 MB of memory.
  package static let pixelLimit = 64_000_000
  /// The pixels across that an output may ask for.
  package static let widths = 1...16_384
  /// The pixels per point that an output may ask for.
  package static let scales = 0.1...4.0
  /// The bytes that an output may be limited to.
  package static let byteCounts = 1_000...1_000_000_000

  /// What its name says it is.
  package var fileType: FileType {
    guard let type = FileType(fileName: file) else {
      preconditionFailure("\(file) was let through")
    }
    return type
  }

  /// False for a sequence of files.
  package var isOneFile: Bool {
    if case .pngSequence = format { return false }
    return true
  }

  /// Of what moves; nil for stills and pages.
  package var framesPerSecond: Int? {
    switch format {
    case .gif(let rate, _), .apng(let rate), .webP(let rate), .pngSequence(let rate),
      .video(let rate):
      rate
    case .png, .filmstrip, .plot, .diagram, .text, .html: nil
    }
  }

  /// The same with other pixels per point; a page has none.
  package func scaled(to scale: CGFloat) -> SceneOutput {
    var output = self
    (output.scale, output.pixelsAcross) = (scale, nil)
    return output
  }

  /// The same so many pixels wide.
  ///
  /// - Parameter width: what it is wide in points; more than 0.
  package func scaled(toPixelsAcross pixels: Int, of width: CGFloat) -> SceneOutput {
    var output = self
    (output.scale, output.pixelsAcross) = (CGFloat(pixels) / width, pixels)
    return output
  }

  /// Pixels per point of its picture. How wide a diagram is shows when it is drawn: as wide as it was asked to be,
  /// whatever was expected.
  package func scale(of tree: LayerTree) -> CGFloat {
    guard case .diagram = format, let pixelsAcross, tree.size.width > 0 else { return scale }
    return CGFloat(pixelsAcross) / tree.size.width
  }

  /// The same in a file of at most so many bytes; what is no GIF has no limit.
  package func limited(toBytes bytes: Int) -> SceneOutput {
    guard case .gif = format else { return self }
    var output = self
    output.maximumByteCount = bytes
    return output
  }

  /// The same in another file, whose name ends alike.
  package func named(_ file: String) -> SceneOutput {
    var output = self
    output.file = file
    return output
  }
}

extension SceneDescription {
  /// Whether this scene and its panels are shown under the same conditions as another's.
  package func looks(as other: SceneDescription) -> Bool {
    func all(_ scene: SceneDescription) -> [StageConditions] {
      [scene.conditions] + scene.panels.map(\.scene.conditions)
    }
    return all(self) == all(other)
  }

  /// A still as an output shows the screen, or as the screen is where there is none.
  package func still(
    _ moment: ScriptMoment, file: String, like output: SceneOutput?
  ) -> SceneOutput {
    let overlays = output?.references.filter { reference in
      if case .overlay = reference.kind { true } else { false }
    }
    return SceneOutput(
      file: file, format: .png(moment), scale: output?.scale ?? device.scale, pixelsAcross: nil,
      speed: .normal,
      figure: output?.figure, maximumByteCount: nil,
      source: output?.source ?? source.range(line: 1, column: 1), references: overlays ?? [])
  }

  /// How large the picture of an output is, captions aside, in points.
  package func size(of output: SceneOutput) -> CGSize {
    SceneOutputContext(
      conditions: conditions, hasDisplay: true, timeline: timeline,
      panels: panels.map(\.scene.conditions), isComparison: !panels.isEmpty
    ).size(output.figure, of: output.format)
  }
}
