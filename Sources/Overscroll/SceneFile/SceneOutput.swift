public import Foundation
package import Layers

/// A file that a scene produces.
public struct SceneOutput: Hashable, Sendable {
  /// The number of times that an animation is shown.
  public enum Loop: Hashable, Sendable {
    case forever, once
    /// A fixed number of times, 2…65 535.
    case times(Int)
  }

  /// The type of a file, from the extension of its name.
  public enum FileType: String, Hashable, Sendable, CaseIterable {
    case gif, png, apng, webp, html, svg, txt
    /// Videos, which an installed ffmpeg encodes.
    case mp4, webm

    /// Creates a type from the extension of a name, ignoring case; nil for an unknown extension or
    /// none.
    public init?(fileName: String) {
      guard let dot = fileName.lastIndex(of: ".") else { return nil }
      self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
  }

  /// The content and format of the file.
  public enum Format: Hashable, Sendable {
    /// An animated GIF of the whole timeline at 1…50 frames per second, the rates of `FrameClock`.
    case gif(framesPerSecond: Int, loop: Loop)
    case png(ScriptMoment)
    /// Pictures at one or more moments side by side, each with its time and offset below.
    case filmstrip([ScriptMoment])
    /// Columns of the trace as curves, in a `.png` or an `.svg`.
    case plot(TracePlot, isVector: Bool)
    /// An exploded view of the view hierarchy, in a `.png`.
    case diagram(HierarchyDiagram, at: ScriptMoment)
    /// An aspect of the screen at a moment as lines of text.
    case text(ScreenText, at: ScriptMoment)
    /// An animated PNG of the whole timeline, with exact colours. It repeats for ever.
    case apng(framesPerSecond: Int)
    /// An animated WebP of the whole timeline.
    case webP(framesPerSecond: Int)
    /// One PNG per frame of the whole timeline. The name contains a place for the number: `%04d`.
    case pngSequence(framesPerSecond: Int)
    /// A video of the whole timeline.
    case video(framesPerSecond: Int)
    /// A page on which the reader scrolls the screen. `description` is its text alternative; nil
    /// uses the scene's title.
    case html(description: String?)
  }

  /// The path relative to the output directory and never outside it, separated by `/`.
  public private(set) var file: String
  /// The content and format of the file.
  public let format: Format
  /// The number of pixels per point, 0.1…4.
  public private(set) var scale: CGFloat
  /// The requested width in pixels, if specified instead of a scale.
  package private(set) var pixelsAcross: Int?
  /// The playback speed of an animation relative to the screen.
  public let speed: PlaybackSpeed
  /// The figure drawn around the screens; nil for the screen alone.
  public let figure: FigureStyle?
  /// The text alternative of the scene file; nil if it has none.
  public let alternative: String?
  /// The size limit of a GIF in bytes; nil for no limit. See ``Take/limited(toBytes:tell:)``.
  public private(set) var maximumByteCount: Int?
  /// The place of the file's name in the scene.
  public let source: SourceRange
  /// The names on the screen that the output refers to, in the order in which they were read.
  package let references: [ScreenReference]
}

extension SceneOutput {
  /// The moments that the output shows; empty if it shows the whole script.
  package var moments: [ScriptMoment] {
    switch format {
    case .png(let moment), .diagram(_, let moment), .text(_, let moment): [moment]
    case .filmstrip(let moments): moments
    case .gif, .apng, .webP, .pngSequence, .video, .plot, .html: []
    }
  }

  /// Whether the output shows the screen itself, and not its numbers or its structure.
  package var showsScreen: Bool {
    switch format {
    case .gif, .png, .filmstrip, .apng, .webP, .pngSequence, .video, .html: true
    case .plot, .diagram, .text: false
    }
  }

  /// The largest number of pixels of one picture, which takes 256 MB of memory.
  package static let pixelLimit = 64_000_000
  /// The widths in pixels that an output may request.
  package static let widths = 1...16_384
  /// The numbers of pixels per point that an output may request.
  package static let scales = 0.1...4.0
  /// The size limits in bytes that an output may request.
  package static let byteCounts = 1_000...1_000_000_000

  /// The type of the file, from its name.
  package var fileType: FileType {
    guard let type = FileType(fileName: file) else {
      preconditionFailure("\(file) was let through")
    }
    return type
  }

  /// Whether the output is a single file, and not a sequence.
  package var isSingleFile: Bool {
    if case .pngSequence = format { return false }
    return true
  }

  /// The frame rate of an animation; nil for stills and pages.
  package var framesPerSecond: Int? {
    switch format {
    case .gif(let rate, _), .apng(let rate), .webP(let rate), .pngSequence(let rate),
      .video(let rate):
      rate
    case .png, .filmstrip, .plot, .diagram, .text, .html: nil
    }
  }

  /// Returns the output with another number of pixels per point. A page has none.
  package func scaled(to scale: CGFloat) -> SceneOutput {
    var output = self
    (output.scale, output.pixelsAcross) = (scale, nil)
    return output
  }

  /// Returns the output with a width in pixels.
  ///
  /// - Parameter width: The width of the picture in points; greater than 0.
  package func scaled(toPixelsAcross pixels: Int, of width: CGFloat) -> SceneOutput {
    var output = self
    (output.scale, output.pixelsAcross) = (CGFloat(pixels) / width, pixels)
    return output
  }

  /// Returns the number of pixels per point for a picture. The width of a diagram is only known
  /// once it is built, so a requested pixel width is applied to the actual width.
  package func scale(of tree: LayerTree) -> CGFloat {
    guard case .diagram = format, let pixelsAcross, tree.size.width > 0 else { return scale }
    return CGFloat(pixelsAcross) / tree.size.width
  }

  /// Returns the output with a size limit in bytes. Only GIFs have a limit.
  package func limited(toBytes bytes: Int) -> SceneOutput {
    guard case .gif = format else { return self }
    var output = self
    output.maximumByteCount = bytes
    return output
  }

  /// Returns the output with another file name, which must have the same extension.
  package func named(_ file: String) -> SceneOutput {
    var output = self
    output.file = file
    return output
  }
}

extension SceneDescription {
  /// Whether this scene and its panels have the same conditions as another scene and its panels.
  package func hasSameConditions(as other: SceneDescription) -> Bool {
    func all(_ scene: SceneDescription) -> [StageConditions] {
      [scene.conditions] + scene.panels.map(\.scene.conditions)
    }
    return all(self) == all(other)
  }

  /// Returns a still with the figure and scale of an output, or of the bare screen without one.
  package func still(
    _ moment: ScriptMoment, file: String, like output: SceneOutput?
  ) -> SceneOutput {
    let overlays = output?.references.filter { reference in
      if case .overlay = reference.kind { true } else { false }
    }
    return SceneOutput(
      file: file, format: .png(moment), scale: output?.scale ?? device.scale, pixelsAcross: nil,
      speed: .normal,
      figure: output?.figure, alternative: output?.alternative, maximumByteCount: nil,
      source: output?.source ?? source.range(line: 1, column: 1), references: overlays ?? [])
  }

  /// Returns the size of an output's picture in points, without captions.
  package func size(of output: SceneOutput) -> CGSize {
    SceneOutputContext(
      title: title, conditions: conditions, hasDisplay: true, timeline: timeline,
      panels: panels.map(\.scene.conditions), isComparison: !panels.isEmpty
    ).size(output.figure, of: output.format)
  }
}
