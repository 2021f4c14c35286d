/// The class of an object and its superclasses, nearest first.
enum ClassLineage {
  /// Returns the first non-nil answer of these classes; nil if there is none.
  static func first<Answer>(of object: AnyObject, _ answer: (AnyClass) -> Answer?) -> Answer? {
    var type: AnyClass? = Swift.type(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = type {
      if let found = answer(current) { return found }
      mirror = mirror?.superclassMirror
      type = mirror?.subjectType as? AnyClass
    }
    return nil
  }
}
