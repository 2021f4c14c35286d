import Foundation
import Graphics

/// Returns the shortest text of a number rounded to a ten-thousandth.
func pageNumber(_ value: some BinaryFloatingPoint) -> String {
  let value = (Double(value) * 10_000).rounded() / 10_000
  if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
  return value.isFinite ? "\(value)" : "0"
}

extension String {
  /// The string escaped for text and attributes of HTML and SVG.
  var markup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

extension Color {
  /// The colour in CSS syntax.
  var css: String {
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(pageNumber(alpha)))"
  }
}

extension Path {
  /// The path in SVG syntax.
  var svg: String {
    func place(_ point: CGPoint) -> String { "\(pageNumber(point.x)) \(pageNumber(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .quadratic(let control, let point): "Q\(place(control)) \(place(point))"
      case .cubic(let first, let second, let point):
        "C\(place(first)) \(place(second)) \(place(point))"
      case .close: "Z"
      }
    }.joined()
  }
}
