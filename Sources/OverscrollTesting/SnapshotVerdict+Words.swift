extension SnapshotVerdict: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .noGolden:
      "there is no golden, and none may be recorded here; record it locally, or with "
        + "OVERSCROLL_RECORD=missing"
    case .needsName:
      "a test with arguments, or one that is repeated, must say which golden it means: "
        + "pass 'named:'"
    case .nameTaken:
      "another assertion of this run has a golden of this name and other contents: pass a "
        + "'named:' of its own"
    case .nothingNamed:
      "the trace would hold no number: give a view an accessibilityIdentifier, or a "
        + "constraint an identifier"
    case .environment(let error): "\(error)"
    case .unreadable(let failure): "the golden cannot be read: \(failure)"
    case .damaged(let error):
      "the golden is damaged: \(error); OVERSCROLL_RECORD=all records it anew"
    case .unwritable(let failure): "the golden cannot be written: \(failure)"
    case .fontsMissing(let missing, let found):
      "the golden was recorded with \(missing.joined(separator: ", ")), here is "
        + (found.isEmpty ? "no such font" : found.joined(separator: ", "))
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
  /// One sentence, without a full stop.
  public var description: String {
    "\(count) \(count == 1 ? "line differs" : "lines differ"); first line \(line)"
      + (column.map { ", \($0)" } ?? "") + ": '\(reference)' in the golden, '\(actual)' now"
  }
}
