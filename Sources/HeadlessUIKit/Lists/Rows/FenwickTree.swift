package import Foundation

/// Numbers whose sums over the first ones are asked for while single numbers change: both in
/// logarithmic time, at one number of memory each. (P. M. Fenwick, A new data structure for cumulative
/// frequency tables, 1994.) Plain prefix sums would cost a pass over all rows behind the one that
/// was measured, in every frame that scrolls.
package struct FenwickTree {
  /// At `i` the sum over the `i & -i` numbers that end with the `i`th; the first place is not used.
  private var sums: [CGFloat]

  /// `count` zeros.
  package init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  /// - Complexity: linear in the number of values.
  package init(_ values: [CGFloat]) {
    sums = [0] + values
    for index in 1..<sums.count {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// How many numbers there are.
  package var count: Int { sums.count - 1 }

  /// The sum of the first `count` numbers.
  package func sum(ofFirst count: Int) -> CGFloat {
    var (index, result) = (count, CGFloat(0))
    while index > 0 {
      result += sums[index]
      index &= index - 1
    }
    return result
  }

  /// Changes one number, which is the `place`th from 0.
  package mutating func add(_ change: CGFloat, at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }
}
