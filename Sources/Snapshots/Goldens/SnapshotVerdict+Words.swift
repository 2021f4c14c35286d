extension SnapshotVerdict: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .noGolden:
      "there is no golden, and recording is off; record it locally, or with "
        + "OVERSCROLL_RECORD=missing"
    case .needsName:
      "a test with arguments, or a repeated test, must name its golden: "
        + "pass 'named:'"
    case .noTest(let function):
      "'\(function)' is not an XCTest test, so the number of this assertion would depend on what else "
        + "runs: pass 'named:' and 'testName:'"
    case .ambiguousTest(let function):
      "the file has several functions '\(function)', and the running one is not known: pass a "
        + "different 'testName:' in each"
    case .nameTaken:
      "another assertion of this run has a golden of this name with different contents: pass a "
        + "different 'named:'"
    case .nothingNamed:
      "the trace would have no values: set the accessibilityIdentifier of a view, or the "
        + "identifier of a constraint"
    case .nothingListed: "the screen has nothing to list: the golden would be empty"
    case .blindTolerance(let tolerance):
      "\(tolerance) accepts every picture: nothing is compared"
    case .allMasked: "masks cover the whole picture: nothing is compared"
    case .environment(let error): "\(error)"
    case .unreadable(let failure): "the golden cannot be read: \(failure)"
    case .damaged(let error):
      "the golden is damaged: \(error); OVERSCROLL_RECORD=all records it again"
    case .notFetched:
      "the golden is a Git LFS pointer, not the file itself: run 'git lfs pull'"
    case .unwritable(let failure): "the golden cannot be written: \(failure)"
    case .incomplete(let missing):
      "the screen could not be drawn as intended, so it is not compared: "
        + missing.joined(separator: "; ")
    case .noMoment(let problem): "\(problem)"
    case .nothingToMask(let name):
      "no view is named '\(name)' when the picture is taken: nothing is masked"
    case .onlyAPicture: "a bitmap has neither a script nor views: use .frame"
    case .fontsMissing(let missing, let found):
      "the golden was recorded with \(missing.joined(separator: ", ")), this machine has "
        + (found.isEmpty ? "no such font" : found.joined(separator: ", "))
    case .size(let reference, let actual):
      "the size differs: \(reference.width)×\(reference.height) in the golden, "
        + "\(actual.width)×\(actual.height) now"
    case .pixels(let difference): "\(difference)"
    case .frame(let index, let time, let offset, let verdict):
      "frame \(index) at \(time) s\(offset.map { ", offset \($0)" } ?? ""): \(verdict)"
    case .delays(let reference, let actual):
      "the timing of the film differs: \(reference.count) frames in "
        + "\(Self.seconds(reference)) s in the golden, "
        + "\(actual.count) in \(Self.seconds(actual)) s now"
    case .foreign(let kind, let words):
      "\(kind == .colors ? "other colours" : "another \(kind)") than on iOS: \(words)"
    case .lines(let difference): difference.description
    }
  }

  private static func seconds(_ delays: [Double]) -> Double {
    (delays.reduce(0, +) * 1000).rounded() / 1000
  }
}

extension SnapshotVerdict.LineDifference: CustomStringConvertible {
  /// One sentence without a full stop: for a trace the changes in words, then the first differing
  /// line.
  public var description: String {
    let told = changes.prefix(3).map(\.description) + more
    return told.map { "\($0); " }.joined()
      + "\(count) \(count == 1 ? "line differs" : "lines differ"); first line \(line)"
      + (column.map { ", \($0)" } ?? "") + ": '\(reference)' in the golden, '\(actual)' now"
  }

  private var more: [String] {
    let count = changes.count - 3
    return count > 0 ? ["\(count) more \(count == 1 ? "column" : "columns")"] : []
  }
}
