import Foundation
import Testing

/// Expects a number of the tables to 1e-6. If the table rounds to `decimals`, half a unit of the
/// last one is allowed.
func expect(
  _ value: CGFloat?, prints cell: String?, roundedTo decimals: Int? = nil,
  _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value, let cell, let printed = Double(cell) else {
    Issue.record("\(what()): \(value as Any) for \(cell as Any)", sourceLocation: sourceLocation)
    return
  }
  let tolerance = 1e-6 + (decimals.map { 0.5 * pow(10, -Double($0)) } ?? 0)
  #expect(
    abs(Double(value) - printed) <= tolerance, "\(what()): \(value) for \(cell)",
    sourceLocation: sourceLocation)
}

/// Returns whether two frames are equal to 1e-6 points.
func agrees(_ a: CGRect?, _ b: CGRect?) -> Bool {
  guard let a, let b else { return (a == nil) == (b == nil) }
  return abs(a.minX - b.minX) <= 1e-6 && abs(a.minY - b.minY) <= 1e-6
    && abs(a.width - b.width) <= 1e-6 && abs(a.height - b.height) <= 1e-6
}
