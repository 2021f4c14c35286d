public import ImageCodecs
public import Overscroll

/// The reason why a snapshot does not match its golden, as facts; `description` is the text.
public enum SnapshotVerdict: Hashable, Sendable {
  /// The golden is missing, and the record mode does not permit writing it.
  case noGolden
  /// A test with arguments or repetitions lacks `named:`, which selects its golden.
  case needsName
  /// An unnamed assertion of XCTest is in a function that is not a test, which several tests may
  /// call.
  case noTest(String)
  /// The file has several functions with this name, and the running one cannot be determined.
  case ambiguousTest(String)
  /// A golden with this name was already used in this run for another picture, by the test or
  /// assertion that ran first.
  case nameTaken
  /// No view of the screen has a name, so its trace would contain no numbers.
  case nothingNamed
  /// The text would be empty, because the screen has none of the listed elements.
  case nothingListed
  /// The tolerance accepts every picture of this size.
  case blindTolerance(Tolerance)
  /// Masks cover the whole picture.
  case allMasked
  /// The environment contains an invalid value.
  case environment(SnapshotEnvironmentError)
  /// The golden or its record exists but cannot be read. It is never overwritten.
  case unreadable(FileFailure)
  /// The golden was read but is not a valid picture. Only `RecordMode.all` replaces it.
  case damaged(CodecError)
  /// The golden is a pointer of Git LFS whose file has not been fetched. Only `RecordMode.all`
  /// replaces it.
  case notFetched
  /// The golden could not be written.
  case unwritable(FileFailure)
  /// Images, characters or fonts of the screen are missing, so the picture is not as intended.
  case incomplete([String])
  /// The script does not reach the moment of the snapshot.
  case noMoment(MomentProblem)
  /// A mask names a view that does not exist.
  case nothingToMask(String)
  /// The strategy needs a script or views, but the subject is a bitmap.
  case onlyAPicture
  /// Fonts of the golden, as `name digest`, are not available; `found` are those in use.
  case fontsMissing([String], found: [String])
  /// The sizes differ, in pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// Pixels differ by more than the tolerance.
  case pixels(PictureDifference)
  /// A frame of a film differs: its index, counted from 0, its time in seconds, the offset of the
  /// first named scroll view in points (nil without one), and its difference.
  indirect case frame(Int, time: Double, offset: Double?, SnapshotVerdict)
  /// The delays of the frames differ, in seconds.
  case delays(reference: [Double], actual: [Double])
  /// The picture differs from one that iOS recorded, in more than its text. `words` describes the
  /// difference.
  case foreign(ForeignKind, words: String)
  /// Lines of a trace or another text differ.
  case lines(LineDifference)

  /// The size of a picture in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The number of pixels across and down.
    public let width, height: Int

    /// Creates a size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The difference between two texts.
  public struct LineDifference: Hashable, Sendable {
    /// The number of lines that differ or exist in only one text.
    public let count: Int
    /// The number of the first such line, counted from 1.
    public let line: Int
    /// The first differing column of that line; nil if only one text has the line, or if the text
    /// is no table.
    public let column: String?
    /// The values in the golden and in the actual text; empty where one is missing.
    public let reference, actual: String
    /// The columns of a trace whose numbers differ.
    public let changes: [TraceChange]
  }
}
