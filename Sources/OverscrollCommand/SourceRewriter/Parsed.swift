import SwiftParser
import SwiftSyntax

/// A parsed file without its SwiftUI declarations.
struct Parsed {
  let file: RewriteRequest.File
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter
  /// The SwiftUI declarations that were removed.
  let leftOut: [RewriteReport.Problem]

  /// Removes declarations from a parsed file.
  init(
    _ file: RewriteRequest.File, _ text: String, _ whole: SourceFileSyntax,
    without removed: [Syntax]
  ) {
    let converter = SourceLocationConverter(fileName: file.path, tree: whole)
    var bytes = Array(text.utf8)
    for node in removed {
      let range = node.trimmedRange
      for place in range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
      where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    leftOut = removed.map { node in
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      return RewriteReport.Problem(
        file: file.path, line: place.line, column: place.column,
        message: "this uses SwiftUI, which is not available: left out", framework: nil)
    }
    self.file = file
    self.bytes = bytes
    // The converter of the whole text stays valid, because removal keeps lines and columns.
    self.converter = converter
    tree = removed.isEmpty ? whole : Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  }
}
