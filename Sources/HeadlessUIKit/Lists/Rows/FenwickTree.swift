package import Foundation

/// An array of numbers with prefix sums, in which both a sum and the change of a number take
/// logarithmic time.
///
/// The tree stores one number per element (P. M. Fenwick, "A new data structure for cumulative
/// frequency tables", 1994). Plain prefix sums were rejected: each measured row would cost a pass
/// over all rows after it, in every frame that scrolls.
package struct FenwickTree {
  /// At index `i`, the sum of the `i & -i` numbers that end with the `i`th. Index 0 is unused.
  private var sums: [CGFloat]

  /// Creates a tree of `count` zeros.
  package init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  /// Creates a tree of the given numbers.
  ///
  /// - Complexity: linear in the number of values.
  package init(_ values: [CGFloat]) {
    sums = [0] + values
    for index in 1..<sums.count {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// The number of elements.
  package var count: Int { sums.count - 1 }

  /// Returns the sum of the first `count` numbers.
  package func sum(ofFirst count: Int) -> CGFloat {
    var (index, result) = (count, CGFloat(0))
    while index > 0 {
      result += sums[index]
      index &= index - 1
    }
    return result
  }

  /// Adds `change` to the number at the zero-based index `place`.
  package mutating func add(_ change: CGFloat, at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }
}
