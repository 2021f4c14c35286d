import Graphics
import ImageCodecs

/// The drawn contents of a snapshot. The file is only encoded on request, because zlib takes three
/// quarters of the time for a picture that matches its golden.
struct DrawnSnapshot {
  enum Content {
    case table(String)
    case text(String)
    case picture(Bitmap)
    /// A film, whose frames are not kept in memory.
    case film(SnapshotFilm)
  }

  let content: Content
  /// Whether a picture's file says that this package has made it.
  private let isSigned: Bool

  init(_ artifact: SnapshotArtifact, isSigned: Bool = false) {
    self.isSigned = isSigned
    content =
      switch artifact {
      case .strip(let pictures): .picture(SnapshotArtifact.drawn(pictures))
      case .picture(let bitmap): .picture(bitmap)
      case .table(let text): .table(text)
      case .text(let text): .text(text)
      case .film(let film): .film(film)
      }
  }

  /// Returns the bytes of the golden. A film is drawn again.
  ///
  /// - Parameter record: The record, which pictures contain.
  /// - Throws: `CodecError` for contents that the file format cannot hold.
  func encoded(with record: GoldenRecord) throws(CodecError) -> [UInt8] {
    switch content {
    case .table(let text), .text(let text): return Array(text.utf8)
    case .picture(let bitmap):
      let bytes = record.added(to: try bitmap.encodedAsPNG())
      return isSigned ? PNGSoftware.added(to: bytes) : bytes
    case .film(let film): return record.added(to: try film.encoded())
    }
  }

  /// The hash of the contents. A film is drawn for it.
  var hash: UInt64 {
    var hash = PixelHash()
    switch content {
    case .table(let text), .text(let text): return contentHash(text.utf8)
    case .picture(let bitmap): hash.add(bitmap)
    case .film(let film): film.draw { hash.add($0) }
    }
    return hash.value
  }
}

extension Bitmap {
  /// Returns the picture after encoding as PNG and decoding. Eight-bit colours that are not
  /// premultiplied cannot represent every premultiplied one.
  func throughPNG() throws(CodecError) -> Bitmap {
    isOpaque ? self : try Bitmap(decoding: encodedAsPNG())
  }
}
