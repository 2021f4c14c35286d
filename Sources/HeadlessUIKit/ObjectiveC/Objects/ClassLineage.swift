/// A class and its superclasses, nearest first.
enum ClassLineage {
  /// Returns the first non-nil answer of an object's class and its superclasses; nil if there is
  /// none.
  static func first<Answer>(of object: AnyObject, _ answer: (AnyClass) -> Answer?) -> Answer? {
    first(from: type(of: object), answer)
  }

  /// Returns the first non-nil answer of a class and its superclasses; nil if there is none.
  static func first<Answer>(from type: AnyClass, _ answer: (AnyClass) -> Answer?) -> Answer? {
    var type: AnyClass? = type
    while let current = type {
      if let found = answer(current) { return found }
      type = _getSuperclass(current)
    }
    return nil
  }
}
