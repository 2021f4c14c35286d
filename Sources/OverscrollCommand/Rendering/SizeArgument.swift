import ArgumentParser
import Overscroll

/// Bytes, on the command line: `2MB`, `800kB`.
struct SizeArgument: ExpressibleByArgument {
  let byteCount: Int

  init?(argument: String) {
    guard let count = Overscroll.byteCount(written: argument) else { return nil }
    byteCount = count
  }
}
