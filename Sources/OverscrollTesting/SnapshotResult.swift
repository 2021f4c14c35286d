public import Graphics

/// How a snapshot compares with its golden.
public enum SnapshotResult: Sendable {
  case matched
  /// The golden was made with fonts that are not installed here; nothing was compared.
  case skipped(SnapshotSkip)
  /// The golden was written, and wants to be looked at.
  case recorded(SnapshotRecording)
  case failed(SnapshotFailure)
}

public struct SnapshotSkip: Hashable, Sendable, CustomStringConvertible {
  public let golden: String
  /// The fonts the golden was recorded with and those in use, as `name digest`.
  public let wanted, found: [String]

  public var description: String {
    "skipped: the golden \(golden) was recorded with \(wanted.joined(separator: ", ")), "
      + "here is \(found.isEmpty ? "no such font" : found.joined(separator: ", "))"
  }
}

public struct SnapshotRecording: Hashable, Sendable, CustomStringConvertible {
  /// The golden's path.
  public let golden: String
  /// Whether another one was there before.
  public let replaced: Bool

  public var description: String {
    replaced
      ? "the golden \(golden) was recorded anew; look at it, then run the test again"
      : "there was no golden; \(golden) was recorded: look at it, then run the test again"
  }
}

/// What is different from a golden.
public enum SnapshotVerdict: Hashable, Sendable {
  case noGolden
  /// A test with arguments has one golden per `named:`.
  case needsName
  /// The golden's file is damaged.
  case unreadable(String)
  /// In pixels.
  case size(reference: PixelSize, actual: PixelSize)
  /// `count` of `total` pixels differ by more than the tolerance, the worst channel by `worst` of
  /// 255; the first from the top left has these values, premultiplied RGBA.
  case pixels(
    count: Int, total: Int, worst: Int, x: Int, y: Int, reference: Pixel, actual: Pixel)
  /// The first frame that differs, counted from 0, when it begins in seconds, and how.
  indirect case frame(Int, time: Double, SnapshotVerdict)
  /// Frames of the film are shown for other times, or their number differs.
  case delays(reference: [Int], actual: [Int])
  case lines(LineDifference)

  public struct PixelSize: Hashable, Sendable {
    public let width, height: Int

    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  public struct LineDifference: Hashable, Sendable {
    /// Lines that differ, or that only one of the two has.
    public let count: Int
    /// The first one's number, from 1.
    public let line: Int
    /// Its first column that differs; nil if only one of the two has the line.
    public let column: String?
    public let reference, actual: String
  }
}

/// A snapshot that is not its golden.
public struct SnapshotFailure: Sendable, CustomStringConvertible {
  public let verdict: SnapshotVerdict
  /// The golden's path.
  public let golden: String
  /// Files that were written to look at; nil where there is nothing to show.
  public internal(set) var actual, difference: String?
  /// The same pictures for the test's report, and the reference.
  var attachments: [(name: String, bytes: [UInt8])] = []

  init(verdict: SnapshotVerdict, golden: String) {
    self.verdict = verdict
    self.golden = golden
  }

  /// The verdict first, then numbers, then paths, then the one command that accepts the change.
  public var description: String {
    var lines = [verdict.description]
    if verdict == .needsName { return lines[0] }
    lines.append("golden:     \(golden)")
    if let actual { lines.append("actual:     \(actual)") }
    if let difference { lines.append("difference: \(difference)") }
    if let actual {
      lines.append("accept:     mkdir -p \(shell(folder)) && cp \(shell(actual)) \(shell(golden))")
    }
    return lines.joined(separator: "\n")
  }

  private var folder: String { String(golden[..<(golden.lastIndex(of: "/") ?? golden.endIndex)]) }

  private func shell(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension SnapshotVerdict: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noGolden:
      "there is no golden, and none may be recorded here; record it locally, or with "
        + "OVERSCROLL_RECORD=missing"
    case .needsName: "a test with arguments must say which golden it means: pass 'named:'"
    case .unreadable(let reason): "the golden cannot be read: \(reason)"
    case .size(let reference, let actual):
      "the size differs: \(reference.width)×\(reference.height) in the golden, "
        + "\(actual.width)×\(actual.height) now"
    case .pixels(let count, let total, let worst, let x, let y, let reference, let actual):
      "\(count) of \(total) pixels differ, the worst channel by \(worst) of 255; "
        + "first at (\(x), \(y)): \(reference) in the golden, \(actual) now"
    case .frame(let index, let time, let verdict): "frame \(index) at \(time) s: \(verdict)"
    case .delays(let reference, let actual):
      "the film's rhythm differs: \(reference.count) frames in "
        + "\(reference.reduce(0, +)) hundredths of a second in the golden, "
        + "\(actual.count) in \(actual.reduce(0, +)) now"
    case .lines(let difference): difference.description
    }
  }
}

extension SnapshotVerdict.LineDifference: CustomStringConvertible {
  public var description: String {
    "\(count) \(count == 1 ? "line differs" : "lines differ"); first line \(line)"
      + (column.map { ", \($0)" } ?? "") + ": '\(reference)' in the golden, '\(actual)' now"
  }
}
