import Foundation

extension NSRange {
  /// Returns the part of the range in a text of `length` UTF-16 units. A negative location is 0, a
  /// negative length is 0, and a location behind the text is its end.
  func clamped(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(0, location), length)
    return NSRange(location: start, length: Swift.min(Swift.max(self.length, 0), length - start))
  }
}
