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
    self.init(".\(type.rawValue)", [type.summary], [("words", type.summary)])
  }

  init(_ font: InstalledFontFiles.File) {
    self.init(font.name, [font.path], [("path", font.path)])
  }
}

extension SceneOutput.FileType {
  /// The description of the file type, as one sentence without a full stop.
  var summary: String {
    switch self {
    case .gif: "an animation with at most 256 colours per frame"
    case .png: "a still picture; with %04d in its name, one file per frame"
    case .apng: "an animation with all colours and transparency"
    case .webp:
      "an animation with all colours: lossless, and with photographs larger than .gif; with --quality small, smaller"
    case .svg: "columns of the trace as curves, as vector graphics"
    case .txt: "a text description of the screen at a moment"
    case .html: "a page on which the reader scrolls the screen"
    case .mp4: "an H.264 film; needs ffmpeg"
    case .webm: "a VP9 film; needs ffmpeg"
    }
  }
}
