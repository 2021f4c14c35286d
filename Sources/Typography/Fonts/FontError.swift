/// The reason why a font cannot be used. Paths are those given by the caller.
public enum FontError: Error, Hashable, Sendable {
  /// No file with this name exists in the directories, which are searched in order.
  case notFound(name: String, directories: [String])
  /// The file exists, but cannot be read.
  case unreadable(path: String)
  /// The bytes of a file have an error.
  indirect case inFile(path: String, FontError)
  /// The file has no bytes, or more than 2³¹ − 1.
  case unusableLength(Int)
  /// The bytes are not a font, are truncated, or have no face with the index. `code` is FreeType's
  /// error.
  case damaged(code: Int32)
  /// The font has no OpenType tables (such as Type 1), or compresses them (WOFF).
  case unshapeable
  /// The font has only bitmaps, without outlines and colour images.
  case noOutlines(name: String)
}

extension FontError: CustomStringConvertible {
  /// A phrase without a full stop.
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
