public import Graphics
public import ImageCodecs

/// Why a snapshot is not its golden, as facts; `description` has the words.
public enum SnapshotVerdict: Hashable, Sendable {
  /// There is no golden, and the record mode forbids to write one.
  case noGolden
  /// A test with arguments, or one that is repeated, has one golden per `named:`.
  case needsName
  /// The golden of this name holds another picture of this run, drawn by the test or assertion
  /// that came first.
  case nameTaken
  /// Nothing in the screen has a name, so its trace would hold no number.
  case nothingNamed
  /// The environment says something that cannot be meant.
  case environment(SnapshotEnvironmentError)
  /// The golden or its record is there, but reading it failed. It is never overwritten.
  case unreadable(FileFailure)
  /// The golden was read and is no picture. Only `RecordMode.all` replaces it.
  case damaged(CodecError)
  /// The golden could not be written.
  case unwritable(FileFailure)
  /// These fonts of the golden, as `name digest`, are not here; `found` are those in use.
  case fontsMissing([String], found: [String])
  /// In pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// `count` of `total` pixels differ by more than the tolerance, the worst channel by `worst` of
  /// 255; the first from the top left has these values, premultiplied RGBA.
  case pixels(
    count: Int, total: Int, worst: Int, x: Int, y: Int, reference: Pixel, actual: Pixel)
  /// The first frame that differs, counted from 0, when it begins in seconds, and how.
  indirect case frame(Int, time: Double, SnapshotVerdict)
  /// The frames' delays, in hundredths of a second.
  case delays(reference: [Int], actual: [Int])
  /// Lines of a trace.
  case lines(LineDifference)

  /// A picture's extent in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right and from top to bottom.
    public let width, height: Int

    /// A size of so many pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How two traces differ.
  public struct LineDifference: Hashable, Sendable {
    /// Lines that differ, or that only one of the two has.
    public let count: Int
    /// The first one's number, from 1.
    public let line: Int
    /// Its first column that differs; nil if only one of the two has the line.
    public let column: String?
    /// What stands there in the golden and now; empty where there is nothing.
    public let reference, actual: String
  }
}
