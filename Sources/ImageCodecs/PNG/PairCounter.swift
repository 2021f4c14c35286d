/// Counts different pairs of neighbouring bytes.
package struct PairCounter {
  /// The last count that saw a pair: clearing the table for each row would take as long as counting.
  private var seen = [UInt8](repeating: 0, count: 1 << 16)
  private var mark: UInt8 = 0

  package init() {}

  /// How many pairs occur in `count` bytes.
  ///
  /// - Parameter period: of so many bytes only the first eight begin pairs; 8 takes all.
  /// - Complexity: O(count).
  package mutating func count(
    _ bytes: UnsafePointer<UInt8>, count: Int, period: Int
  ) -> Int {
    mark &+= 1
    if mark == 0 {
      for pair in seen.indices { seen[pair] = 0 }
      mark = 1
    }
    let mark = mark
    return seen.withUnsafeMutableBufferPointer { seen in
      var pairs = 0
      var start = 0
      while start &+ 1 < count {
        for at in start..<min(start &+ Self.run, count &- 1) {
          // Safe: two bytes are a place in a table of 2¹⁶.
          let pair = Int(bytes[at]) &<< 8 | Int(bytes[at &+ 1])
          pairs &+= seen[pair] == mark ? 0 : 1
          seen[pair] = mark
        }
        start &+= period
      }
      return pairs
    }
  }

  private static let run = 8
  /// Every byte.
  package static let all = run
  /// A quarter, which costs a photograph 0.1 % of its bytes.
  package static let sampled = 4 * run
}
