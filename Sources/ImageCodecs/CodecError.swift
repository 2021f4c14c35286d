/// Why bytes could not become a picture, or a picture bytes.
public enum CodecError: Error, Hashable, Sendable {
  /// Where in the data something went wrong.
  public enum Place: Hashable, Sendable {
    /// Bytes before it, from the start of the data.
    case byte(Int)
    /// The row of pixels being decoded, from the top.
    case row(Int)
  }

  /// The data begin with no signature known here; `firstBytes` holds at most eight of them.
  case unknownFormat(firstBytes: [UInt8])
  /// The data end before the picture does.
  case truncated(ImageFormat, Place?)
  /// The data contradict their format; `reason` is the underlying library's or this reader's term.
  case corrupt(ImageFormat, reason: String, Place?)
  /// Legal data which this module does not read.
  case unsupported(ImageFormat, feature: String)
  /// The header announces more pixels than `ImageLimits` allows; nothing was allocated for them.
  case tooManyPixels(ImageFormat, width: Int, height: Int, limit: Int)
  /// The format cannot hold a picture of this size (zero included).
  case impossibleSize(ImageFormat, width: Int, height: Int, allowed: ClosedRange<Int>)
  /// A frame differs in size from the animation it was handed to.
  case frameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// The underlying library could not allocate its working memory.
  case outOfMemory(ImageFormat)
}

extension CodecError: CustomStringConvertible {
  /// The facts in one sentence, for people.
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
