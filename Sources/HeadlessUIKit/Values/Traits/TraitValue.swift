/// The comparison of trait values, whose types are known only at run time.
enum TraitValue {
  /// Whether two values are equal. Values of types without an equality are equal if they are one
  /// object.
  static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let a = a as? any Equatable { return isEqual(a, to: b) }
    return type(of: a) is AnyClass && a as AnyObject === b as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ a: Value, to b: Any) -> Bool { a == b as? Value }
}
