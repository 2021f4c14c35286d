/// The class of an object and those it inherits from, nearest first.
enum ClassLineage {
  /// The first answer that is not nil; nil if every class has none.
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
