import Foundation
import HeadlessUIKit
import Testing

/// Geometric structures and `NSValue` in dictionaries of any values.
@MainActor
struct ValueBridgingTests {
  private func check<Value: Equatable>(_ value: Value, _ boxed: NSValue) {
    let values: [AnyHashable: Any] = ["plain": value, "boxed": boxed, "number": NSNumber(value: 1)]
    #expect(values["plain"] as? Value == value && values["boxed"] as? Value == value)
    #expect(values["plain"] as? NSValue == boxed && values["number"] as? Value == nil)
  }

  @Test func structuresAreValuesAndBack() {
    check(CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    check(CGSize(width: 1, height: 2), NSValue(cgSize: CGSize(width: 1, height: 2)))
    check(rect(1, 2, 3, 4), NSValue(cgRect: rect(1, 2, 3, 4)))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(insets, NSValue(uiEdgeInsets: insets))
    let turn = CGAffineTransform(rotationAngle: 1)
    check(turn, NSValue(cgAffineTransform: turn))
    let depth = CATransform3DMakeScale(1, 2, 3)
    check(depth, NSValue(caTransform3D: depth))
  }

  @Test func valuesOfOtherTypesAreNil() {
    let value: Any = NSValue(cgRect: rect(1, 2, 3, 4))
    #expect(value as? CGPoint == nil && value as? CGSize == nil && value as? UIEdgeInsets == nil)
    #expect(value as? CGRect == rect(1, 2, 3, 4))
  }
}
