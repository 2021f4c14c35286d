import Synchronization

/// The faces that something in this process holds, by their bytes: a file that several libraries read
/// is kept and parsed once. Nothing stays for this table's sake, and a face is never written to, so
/// that none tells whether it was here before.
///
/// Without it each stage had faces of its own, and they outlived it where an app attributed a text:
/// Foundation on Linux never frees the attributes of an `NSAttributedString` (Swift 6.3.1), hence no
/// font in them. That lost half a megabyte a stage; now what is left behind is what the next takes.
final class SharedFaces: Sendable {
  static let inUse = SharedFaces()

  private struct Reference {
    weak var face: FontFace?
  }

  /// By `FontBytes.digest`.
  private let references = Mutex<[UInt64: Reference]>([:])

  private init() {}

  /// The first face of these bytes, parsed unless it is there.
  func face(_ bytes: FontBytes) throws(FontError) -> FontFace {
    if let face = references.withLock({ $0[bytes.digest]?.face }), face.isMade(of: bytes) {
      return face
    }
    let made = try FontFace(bytes, index: 0)
    return references.withLock { references in
      // Another thread may have parsed the same bytes meanwhile: the first one stays.
      if let face = references[bytes.digest]?.face { return face.isMade(of: bytes) ? face : made }
      references = references.filter { $0.value.face != nil }
      references[bytes.digest] = Reference(face: made)
      return made
    }
  }
}
