/// A picture, or a colour, that a screen asked for and did not get.
enum ImageProblem: Hashable {
  /// Nothing of that name is there, in the words of whoever looked for it.
  case notFound(String)
  /// A crossed frame is drawn instead.
  case unknownSymbol(String)
  /// An image from bytes, or bytes of an image, outside of a stage.
  case noCodec
}

extension ImageProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .notFound(let words): words
    case .unknownSymbol(let name):
      "the symbol '\(name)' is not available; a crossed frame is shown instead"
    case .noCodec:
      "an image cannot be encoded or decoded outside a stage"
    }
  }
}
