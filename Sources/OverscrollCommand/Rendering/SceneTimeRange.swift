import ArgumentParser
import Overscroll

/// A part of a script, as a command-line argument: `0.5s..2s`. Either end may be omitted.
struct SceneTimeRange: ExpressibleByArgument {
  /// The start and the end in seconds. An infinite end is the end of the script.
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
