import SwiftSyntax

/// The file of tests, and its lines.
struct TestPlace {
  let path: String
  let converter: SourceLocationConverter
}
