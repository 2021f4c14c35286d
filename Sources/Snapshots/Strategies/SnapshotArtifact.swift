import Graphics
import ImageCodecs

/// What a strategy takes of a screen.
enum SnapshotArtifact {
  case picture(Bitmap)
  /// CSV.
  case table(String)
  case text(String)
  /// An animated PNG's bytes.
  case animation([UInt8])

  var pathExtension: String {
    switch self {
    case .picture: "png"
    case .table: "csv"
    case .text: "txt"
    case .animation: "apng"
    }
  }

  func encoded() throws -> [UInt8] {
    switch self {
    case .picture(let bitmap): try bitmap.encodedAsPNG()
    case .table(let text), .text(let text): Array(text.utf8)
    case .animation(let bytes): bytes
    }
  }
}
