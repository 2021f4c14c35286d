import Graphics
import ImageCodecs

/// What a strategy takes of a screen.
enum SnapshotArtifact {
  case picture(Bitmap)
  /// CSV.
  case text(String)
  /// A GIF's bytes.
  case animation([UInt8])

  var pathExtension: String {
    switch self {
    case .picture: "png"
    case .text: "csv"
    case .animation: "gif"
    }
  }

  func encoded() throws -> [UInt8] {
    switch self {
    case .picture(let bitmap): try bitmap.encodedAsPNG()
    case .text(let text): Array(text.utf8)
    case .animation(let bytes): bytes
    }
  }
}
