/// An image or a colour that a screen requested and that is not available.
enum ImageProblem: Hashable {
  /// The message of the lookup that found nothing with the name.
  case notFound(String)
  /// The name of an unknown symbol. A crossed frame is drawn in its place.
  case unknownSymbol(String)
  /// Encoding or decoding of an image while no stage runs.
  case noCodec
  /// A drawing context with more pixels than `CGContext.pixelLimit`.
  case tooManyPixels(width: Int, height: Int)
}

extension ImageProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .notFound(let words): words
    case .unknownSymbol(let name):
      "the symbol '\(name)' is not available; a crossed frame is shown instead"
    case .noCodec:
      "an image cannot be encoded or decoded outside a stage"
    case .tooManyPixels(let width, let height):
      "a drawing of \(width) x \(height) pixels is left out: \(CGContext.pixelLimit) are the limit"
    }
  }
}
