/// The reason why data could not be decoded as a picture, or a picture could not be encoded.
public enum CodecError: Error, Hashable, Sendable {
  /// The position of a problem in the data.
  public enum Place: Hashable, Sendable {
    /// The number of bytes before the problem, from the start of the data.
    case byte(Int)
    /// The row of pixels being decoded, counted from the top.
    case row(Int)
  }

  /// The data begins with no known signature; `firstBytes` contains at most eight of its bytes.
  case unknownFormat(firstBytes: [UInt8])
  /// The data ends before the picture is complete.
  case truncated(ImageFormat, Place?)
  /// The data contradicts its format; `reason` is a term of the underlying library or of this
  /// decoder.
  case corrupt(ImageFormat, reason: String, Place?)
  /// The data is valid, but uses a feature that this module does not support.
  case unsupported(ImageFormat, feature: String)
  /// The header announces more pixels than `ImageLimits` allows. No memory was allocated for them.
  case tooManyPixels(ImageFormat, width: Int, height: Int, limit: Int)
  /// The format cannot store a picture of this size, which includes an empty one.
  case impossibleSize(ImageFormat, width: Int, height: Int, allowed: ClosedRange<Int>)
  /// A frame differs in size from the animation to which it was appended.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// The underlying library could not allocate memory.
  case outOfMemory(ImageFormat)
}

extension CodecError: CustomStringConvertible {
  /// The facts as one sentence.
  public var description: String {
    switch self {
    case .unknownFormat(let bytes) where bytes.isEmpty: "no image data"
    case .unknownFormat(let bytes): "not a PNG, JPEG or GIF: begins with \(bytes)"
    case .truncated(let format, let place): "truncated \(format.rawValue)\(Self.at(place))"
    case .corrupt(let format, let reason, let place):
      "corrupt \(format.rawValue)\(Self.at(place)): \(reason)"
    case .unsupported(let format, let feature): "\(format.rawValue) not supported: \(feature)"
    case .tooManyPixels(let format, let width, let height, let limit):
      "\(format.rawValue) of \(width)×\(height) has more than \(limit) pixels"
    case .impossibleSize(let format, let width, let height, let allowed):
      "\(width)×\(height) cannot be written as \(format.rawValue), "
        + "sides are \(allowed.lowerBound) to \(allowed.upperBound)"
    case .frameSize(let width, let height, let expectedWidth, let expectedHeight):
      "frame of \(width)×\(height) in an animation of \(expectedWidth)×\(expectedHeight)"
    case .outOfMemory(let format): "out of memory in \(format.rawValue)"
    }
  }

  private static func at(_ place: Place?) -> String {
    switch place {
    case nil: ""
    case .byte(let byte): " at byte \(byte)"
    case .row(let row): " at row \(row)"
    }
  }
}
