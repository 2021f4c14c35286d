import Foundation

/// A message that names a line of an app's code by an absolute path, also after the name of a
/// scene: `/app/Warnings.swift:12: words`.
struct PlacedMessage {
  /// The path for people: relative to the current directory if the file is inside of it; nil if the
  /// message names no line.
  let file: String?
  let line: Int?
  /// The message, with the path for people.
  let text: String
  /// The message without the place.
  let plain: String

  init(_ words: String) {
    guard
      let match = words.firstMatch(of: #/(?<scene>^|^[^\n]*?: )(?<file>\/[^:\n]*):(?<line>\d+): /#)
    else {
      (file, line, text, plain) = (nil, nil, words, words)
      return
    }
    let shown = AppEnd.Place.shown(String(match.file))
    let rest = words[match.range.upperBound...]
    (file, line) = (shown, Int(match.line))
    text = "\(match.scene)\(shown):\(match.line): \(rest)"
    plain = "\(match.scene)\(rest)"
  }
}
