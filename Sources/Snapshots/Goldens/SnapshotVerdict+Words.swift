extension SnapshotVerdict: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .noGolden:
      "there is no golden, and none may be recorded here; record it locally, or with "
        + "OVERSCROLL_RECORD=missing"
    case .needsName:
      "a test with arguments, or one that is repeated, must say which golden it means: "
        + "pass 'named:'"
    case .noTest(let function):
      "'\(function)' is no test of XCTest, and which of its assertions this is would depend on what else "
        + "runs: pass 'named:' and 'testName:'"
    case .ambiguousTest(let function):
      "the file has several functions '\(function)', and which of them runs is not known here: pass a "
        + "'testName:' of its own"
    case .nameTaken:
      "another assertion of this run has a golden of this name and other contents: pass a "
        + "'named:' of its own"
    case .nothingNamed:
      "the trace would hold no number: give a view an accessibilityIdentifier, or a "
        + "constraint an identifier"
    case .nothingListed: "the screen has nothing of what would be listed: the golden would be empty"
    case .blindTolerance(let tolerance):
      "\(tolerance) takes every picture for the golden: nothing is compared"
    case .allMasked: "masks cover the whole picture: nothing is compared"
    case .environment(let error): "\(error)"
    case .unreadable(let failure): "the golden cannot be read: \(failure)"
    case .damaged(let error):
      "the golden is damaged: \(error); OVERSCROLL_RECORD=all records it anew"
    case .notFetched:
      "the golden is a pointer of Git LFS, not the file itself: run 'git lfs pull'"
    case .unwritable(let failure): "the golden cannot be written: \(failure)"
    case .incomplete(let missing):
      "the screen could not be drawn as it is meant, so that there is nothing to compare: "
        + missing.joined(separator: "; ")
    case .noMoment(let problem): "\(problem)"
    case .nothingToMask(let name):
      "no view is called '\(name)' when the picture is taken: nothing is masked"
    case .onlyAPicture: "a bitmap has neither a script nor views: take .frame of it"
    case .fontsMissing(let missing, let found):
      "the golden was recorded with \(missing.joined(separator: ", ")), here is "
        + (found.isEmpty ? "no such font" : found.joined(separator: ", "))
    case .size(let reference, let actual):
      "the size differs: \(reference.width)×\(reference.height) in the golden, "
        + "\(actual.width)×\(actual.height) now"
    case .pixels(let difference): "\(difference)"
    case .frame(let index, let time, let offset, let verdict):
      "frame \(index) at \(time) s\(offset.map { ", offset \($0)" } ?? ""): \(verdict)"
    case .delays(let reference, let actual):
      "the film's rhythm differs: \(reference.count) frames in "
        + "\(Self.seconds(reference)) s in the golden, "
        + "\(actual.count) in \(Self.seconds(actual)) s now"
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
