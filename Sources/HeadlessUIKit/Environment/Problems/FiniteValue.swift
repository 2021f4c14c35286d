import Foundation
import Graphics

/// A geometric value whose numbers must be finite.
protocol FiniteValue {
  var isFinite: Bool { get }
  /// The numbers in the form of Core Animation's exceptions: `[0 nan; 10 10]`.
  var numbers: String { get }
}

extension CGFloat: FiniteValue {
  var numbers: String { "[\(self)]" }
}

extension Float: FiniteValue {
  var numbers: String { "[\(self)]" }
}

extension CGPoint: FiniteValue {
  var isFinite: Bool { x.isFinite && y.isFinite }
  var numbers: String { "[\(x) \(y)]" }
}

extension CGSize: FiniteValue {
  var isFinite: Bool { width.isFinite && height.isFinite }
  var numbers: String { "[\(width) \(height)]" }
}

extension CGRect: FiniteValue {
  var isFinite: Bool { origin.isFinite && size.isFinite }
  var numbers: String { "[\(origin.x) \(origin.y); \(size.width) \(size.height)]" }
}

extension CGRect {
  /// Whether the rectangle is exactly the null rectangle. Foundation calls every rectangle with an
  /// infinite origin null, and equal to it.
  var isWithoutPlace: Bool {
    origin.x == .infinity && origin.y == .infinity && size == .zero
  }
}

extension CGAffineTransform: FiniteValue {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
  var numbers: String { "[\(a) \(b); \(c) \(d); \(tx) \(ty)]" }
}

extension CATransform3D: FiniteValue {
  var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }
  /// The affine part if that is not finite, otherwise all fields.
  var numbers: String {
    guard affine.isFinite else { return affine.numbers }
    return "[\(rows.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "; "))]"
  }
}

extension UIEdgeInsets: FiniteValue {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
  var numbers: String { "[\(top) \(left) \(bottom) \(right)]" }
}

extension NSDirectionalEdgeInsets: FiniteValue {
  var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
  var numbers: String { "[\(top) \(leading) \(bottom) \(trailing)]" }
}
