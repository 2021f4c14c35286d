import Graphics
import ImageCodecs

/// An artifact that was drawn. Its file is made only for who wants it: zlib takes three quarters of
/// the time of a picture that matches its golden.
struct DrawnSnapshot {
  enum Content {
    case table(String)
    case text(String)
    case picture(Bitmap)
    /// Its frames are not kept.
    case film(SnapshotFilm)
  }

  let content: Content

  init(_ artifact: SnapshotArtifact) {
    content =
      switch artifact {
      case .strip(let pictures): .picture(SnapshotArtifact.drawn(pictures))
      case .picture(let bitmap): .picture(bitmap)
      case .table(let text): .table(text)
      case .text(let text): .text(text)
      case .film(let film): .film(film)
      }
  }

  /// The golden's bytes. A film is drawn again.
  ///
  /// - Throws: `CodecError` for what no file holds.
  func encoded() throws(CodecError) -> [UInt8] {
    switch content {
    case .table(let text), .text(let text): Array(text.utf8)
    case .picture(let bitmap): try bitmap.encodedAsPNG()
    case .film(let film): try film.encoded()
    }
  }

  /// Tells it from others. A film is drawn for it.
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
  /// As its PNG gives it back: straight colours of eight bits do not hold every premultiplied one.
  func throughPNG() throws(CodecError) -> Bitmap {
    isOpaque ? self : try Bitmap(decoding: encodedAsPNG())
  }
}
