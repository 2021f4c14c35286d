import SwiftSyntax

/// A file as it was read.
struct Parsed {
  let file: Request.File
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter
}
