import ArgumentParser
import Overscroll

/// A number of bytes, as a command-line argument: `2MB`, `800kB`.
struct SizeArgument: ExpressibleByArgument {
  let byteCount: Int

  init?(argument: String) {
    guard let count = Overscroll.byteCount(written: argument) else { return nil }
    byteCount = count
  }
}
