import ArgumentParser
import Overscroll

/// A part of a script, on the command line: `0.5s..2s`; either end may be left out.
struct SceneTimeRange: ExpressibleByArgument {
  /// Seconds; infinite for the end of the script.
  let start, end: Double

  init?(argument: String) {
    guard let dots = argument.firstRange(of: "..") else { return nil }
    let (from, to) = (String(argument[..<dots.lowerBound]), String(argument[dots.upperBound...]))
    guard let start = from.isEmpty ? 0 : seconds(written: from),
      let end = to.isEmpty ? .infinity : seconds(written: to), start >= 0, end > start
    else { return nil }
    (self.start, self.end) = (start, end)
  }
}
