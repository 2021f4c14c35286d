import Foundation
import Overscroll
import Typography

/// An entry of a list, printed as text or as JSON.
struct ListingEntry {
  private let name: String
  private let words: [String]
  private let fields: [(String, Any?)]

  private init(_ name: String, _ words: [String], _ fields: [(String, Any?)]) {
    (self.name, self.words, self.fields) = (name, words.filter { !$0.isEmpty }, fields)
  }

  func line(_ format: ListingFormat) -> String {
    switch format {
    case .text: ([name] + words).joined(separator: "\n  ")
    case .json: JSONLine([("name", name)] + fields).text
    }
  }

  init(_ screen: ScreenOutline) {
    let options = screen.options.map { "\($0.name): \($0.shape.words)" }
    self.init(
      screen.name,
      [
        screen.summary ?? "",
        screen.variants.isEmpty ? "" : "variants: \(screen.variants.joined(separator: ", "))",
        options.isEmpty ? "" : "options: \(options.joined(separator: "; "))",
      ],
      [
        ("summary", screen.summary), ("variants", screen.variants),
        (
          "options",
          screen.options.map { ["name": $0.name, "value": $0.shape.words] }
        ),
      ])
  }

  init(_ device: Device) {
    let (width, height) = (Int(device.size.width), Int(device.size.height))
    let scale = Int(device.scale)
    self.init(
      device.identifier,
      ["\(device.name): \(width) × \(height) points at \(scale)x"],
      [("title", device.name), ("width", width), ("height", height), ("scale", scale)])
  }

  init(_ key: SceneKey) {
    self.init(
      key.name, [key.words, "value: \(key.shape.words)"],
      [("words", key.words), ("value", key.shape.words)])
  }

  init(_ type: SceneOutput.FileType) {
    self.init(".\(type.rawValue)", [type.words], [("words", type.words)])
  }

  init(_ font: InstalledFontFiles.File) {
    self.init(font.name, [font.path], [("path", font.path)])
  }
}

extension SceneOutput.FileType {
  /// The description of the file type, as one sentence without a full stop.
  var words: String {
    switch self {
    case .gif: "an animation of at most 256 colours a frame"
    case .png: "a still; with %04d in its name a file a frame"
    case .apng: "an animation of all colours, transparent where the figure is"
    case .webp: "an animation of all colours, smaller than .apng"
    case .svg: "columns of the trace as curves, drawn sharp at any size"
    case .txt: "what the screen is at a moment, in lines"
    case .html: "a page whose reader scrolls the screen"
    case .mp4: "a film, H.264, by an installed ffmpeg"
    case .webm: "a film, VP9, by an installed ffmpeg"
    }
  }
}
