import Foundation

/// The options and properties of image sources and destinations. Their keys are Core Foundation's
/// texts or Swift's.
struct ImageOptions {
  private let values: [String: Any]

  init(_ dictionary: CFDictionary?) {
    values = Dictionary((dictionary ?? [:]).map { ("\($0.key.base)", $0.value) }) { first, _ in
      first
    }
  }

  /// Returns a finite number; nil for a missing one.
  func number(_ key: CFString) -> Double? {
    let number: Double? =
      switch values["\(key)"] {
      case let number as NSNumber: number.doubleValue
      case let number as CGFloat: Double(number)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  func isTrue(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }

  /// Returns the options inside an option.
  func group(_ key: CFString) -> ImageOptions {
    switch values["\(key)"] {
    case let group as CFDictionary: ImageOptions(group)
    case let group as NSDictionary:
      ImageOptions(group.allKeys.reduce(into: [:]) { $0["\($1)"] = group.object(forKey: $1) })
    default: ImageOptions(nil)
    }
  }
}
