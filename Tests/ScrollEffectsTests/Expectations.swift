import Foundation
import Testing

/// Compares a value with a printed number, within half a unit of the last of `decimals` digits.
func expect(
  _ value: CGFloat?, prints cell: String?, decimals: Int = 4, _ what: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value, let cell, let printed = Double(cell) else {
    Issue.record(
      "\(what()): \(value as Any), printed \(cell as Any)", sourceLocation: sourceLocation)
    return
  }
  let tolerance = 0.5 * pow(10, -Double(decimals)) + 1e-9
  #expect(
    abs(Double(value) - printed) <= tolerance, "\(what())", sourceLocation: sourceLocation)
}

/// The device frames used by the tables.
enum Device {
  static let p8 = CGRect(x: 0, y: 0, width: 375, height: 667)
  static let px = CGRect(x: 0, y: 0, width: 375, height: 812)
}
