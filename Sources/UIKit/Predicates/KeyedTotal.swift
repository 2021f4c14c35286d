import Foundation

/// A collection operator of key-value coding, by its name in a key path.
enum KeyedTotal: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case union = "@unionOfObjects"
  case distinctUnion = "@distinctUnionOfObjects"

  /// Returns the total of a list's elements. As in Foundation, the minimum and the maximum of no
  /// elements are nil, and the average is 0.
  func value(of elements: [KeyedValue]) throws(PredicateError) -> KeyedValue {
    switch self {
    case .count: return .integer(elements.count)
    case .sum:
      var sum = KeyedValue.integer(0)
      for element in elements {
        if case .none = element { continue }
        sum = try PredicateFunction.add.value([sum, element])
      }
      return sum
    case .average:
      guard !elements.isEmpty else { return .integer(0) }
      return try .real((Self.sum.value(of: elements).number ?? 0) / Double(elements.count))
    case .minimum: return try extreme(of: elements, .orderedAscending)
    case .maximum: return try extreme(of: elements, .orderedDescending)
    case .union: return .list(elements.map(\.any))
    case .distinctUnion:
      var distinct: [KeyedValue] = []
      for element in elements where !distinct.contains(where: { $0.equals(element) }) {
        distinct.append(element)
      }
      return .list(distinct.map(\.any))
    }
  }

  private func extreme(
    of elements: [KeyedValue], _ order: ComparisonResult
  ) throws(PredicateError) -> KeyedValue {
    var extreme = KeyedValue.none
    for element in elements {
      if case .none = element { continue }
      if case .none = extreme {
        extreme = element
      } else if try element.order(extreme) == order {
        extreme = element
      }
    }
    return extreme
  }
}
