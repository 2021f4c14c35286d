import Synchronization

/// The faces in use in this process, by their bytes. A file that several libraries read is stored
/// and parsed once.
///
/// The table holds weak references. Faces are immutable, so sharing cannot be observed.
///
/// Without it, each stage had its own faces. They outlived the stage if an app used attributed
/// text: Foundation on Linux never frees the attributes of an `NSAttributedString` (Swift 6.3.1),
/// and so the font in them. That leaked half a megabyte per stage. Now the next stage reuses the
/// leaked face.
final class SharedFaces: Sendable {
  static let inUse = SharedFaces()

  private struct Reference {
    weak var face: FontFace?
  }

  /// The references by `FontFace.digest`.
  private let references = Mutex<[UInt64: Reference]>([:])

  private init() {}

  /// Returns a face of some bytes, which are parsed unless the face is in use.
  func face(_ bytes: FontBytes, index: Int) throws(FontError) -> FontFace {
    let digest = FontFace.digest(bytes, index: index)
    if let face = references.withLock({ $0[digest]?.face }), face.isBacked(by: bytes) {
      return face
    }
    let made = try FontFace(bytes, index: index)
    return references.withLock { references in
      // If another thread has parsed equal bytes in the meantime, its face is used.
      if let face = references[digest]?.face { return face.isBacked(by: bytes) ? face : made }
      references = references.filter { $0.value.face != nil }
      references[digest] = Reference(face: made)
      return made
    }
  }
}
