public import ImageCodecs
public import Overscroll

/// Why a snapshot is not its golden, as facts; `description` has the words.
public enum SnapshotVerdict: Hashable, Sendable {
  /// There is no golden, and the record mode forbids to write one.
  case noGolden
  /// A test with arguments, or one that is repeated, has one golden per `named:`.
  case needsName
  /// An assertion of XCTest without a name stands in a function that is no test: several tests may call it.
  case noTest(String)
  /// The file has several functions of this name, and nobody says which of them runs.
  case ambiguousTest(String)
  /// The golden of this name holds another picture of this run, drawn by the test or assertion
  /// that came first.
  case nameTaken
  /// Nothing in the screen has a name, so its trace would hold no number.
  case nothingNamed
  /// The text of a screen would be empty: there is nothing of what it lists.
  case nothingListed
  /// The tolerance takes every picture of this size for the golden.
  case blindTolerance(Tolerance)
  /// Masks cover the whole picture.
  case allMasked
  /// The environment says something that cannot be meant.
  case environment(SnapshotEnvironmentError)
  /// The golden or its record is there, but reading it failed. It is never overwritten.
  case unreadable(FileFailure)
  /// The golden was read and is no picture. Only `RecordMode.all` replaces it.
  case damaged(CodecError)
  /// The golden is a pointer of Git LFS, whose file is not here. Only `RecordMode.all` replaces it.
  case notFetched
  /// The golden could not be written.
  case unwritable(FileFailure)
  /// Images, characters or fonts that the screen asked for are missing, so that what was drawn is not
  /// what was meant.
  case incomplete([String])
  /// The script never comes to the moment of which a picture is wanted.
  case noMoment(MomentProblem)
  /// No view of that name can be masked.
  case nothingToMask(String)
  /// A bitmap has neither a script nor views.
  case onlyAPicture
  /// These fonts of the golden, as `name digest`, are not here; `found` are those in use.
  case fontsMissing([String], found: [String])
  /// In pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// Pixels differ by more than the tolerance allows.
  case pixels(PictureDifference)
  /// The first frame that differs, counted from 0, when it begins in seconds, how far the first named
  /// scroll view has moved by then, in points (nil if there is none), and how it differs.
  indirect case frame(Int, time: Double, offset: Double?, SnapshotVerdict)
  /// The frames' delays, in seconds.
  case delays(reference: [Double], actual: [Double])
  /// Lines of a trace or another text.
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

  /// How two texts differ.
  public struct LineDifference: Hashable, Sendable {
    /// Lines that differ, or that only one of the two has.
    public let count: Int
    /// The first one's number, from 1.
    public let line: Int
    /// Its first column that differs; nil if only one of the two has the line, or it is no table.
    public let column: String?
    /// What stands there in the golden and now; empty where there is nothing.
    public let reference, actual: String
    /// Of a trace, the columns whose numbers differ.
    public let changes: [TraceChange]
  }
}
