import Foundation
import Graphics

/// What geometry is made of: numbers that must be finite.
protocol FiniteValue {
  var isFinite: Bool { get }
  /// The numbers as Core Animation prints them in its exceptions: `[0 nan; 10 10]`.
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
  /// Whether it is the null rectangle itself. (Foundation calls any rectangle null, and equal to it, that begins
  /// at infinity.)
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
  /// What it does in the plane, where that is not finite; else all of it.
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

extension CALayer {
  /// Whether a property can have the value. One that is not finite is the screen's mistake: it is
  /// reported, and the caller keeps what it had.
  func admits(_ value: some FiniteValue, for property: StaticString) -> Bool {
    if value.isFinite { return true }
    let environment = view?.environment ?? .current
    environment.problems.raise(
      .notFinite(owner: stableName, property: "\(property)", value: value.numbers))
    return false
  }

  /// The view's name for a view's layer, else the class with the layer's name.
  var stableName: String {
    view.map(StableName.view) ?? "\(type(of: self))\(name.map { ":\($0)" } ?? "")"
  }
}

extension UIView {
  /// The same for a view's property.
  func admits(_ value: some FiniteValue, for property: StaticString) -> Bool {
    layer.admits(value, for: property)
  }
}
