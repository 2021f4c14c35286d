/// Why a font could not be had. Paths are as the caller gave them.
public enum FontError: Error, Hashable, Sendable {
  /// No file of this name in any of the directories, searched in that order.
  case notFound(name: String, directories: [String])
  /// The file is there, but reading it failed.
  case unreadable(path: String)
  /// What is wrong with the bytes of a file.
  indirect case inFile(path: String, FontError)
  /// There are no bytes, or more than 2³¹ − 1 of them.
  case unusableLength(Int)
  /// The bytes are no font file, are cut off, or have no face of this index. `code` is FreeType's.
  case damaged(code: Int32)
  /// A font in a format that keeps no OpenType tables, such as Type 1, or packs them (WOFF).
  case unshapeable
  /// A font of bitmaps, not of pictures in colours, without outlines.
  case noOutlines(name: String)
}

extension FontError: CustomStringConvertible {
  /// One phrase, without a full stop.
  public var description: String {
    switch self {
    case .notFound(let name, let directories):
      "no font file \(name) in \(directories.joined(separator: ", "))"
    case .unreadable(let path): "cannot read the font file \(path)"
    case .inFile(let path, let error): "\(path): \(error)"
    case .unusableLength(let length): "a font file of \(length) bytes"
    case .damaged(let code): "not a usable font file (FreeType error \(code))"
    case .unshapeable: "not a TrueType or OpenType font"
    case .noOutlines(let name): "\(name) has no outlines"
    }
  }
}
