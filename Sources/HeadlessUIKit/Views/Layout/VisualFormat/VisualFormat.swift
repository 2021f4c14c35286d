import Foundation

/// A visual format as it is written, before its names mean anything. Offsets count the characters of
/// the text from 0.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The superview at the ends, views between.
  var elements: [Element] = []
  /// Between each element and the next.
  var gaps: [Gap] = []

  enum Element {
    case superview(offset: Int)
    case view(name: Name, predicates: [Predicate])
  }

  enum Gap {
    /// Nothing: edges touch.
    case flush
    /// A dash: the system's distance.
    case standard
    case predicates([Predicate])
  }

  /// `>=width*2+8@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    /// What the object is multiplied with.
    var factors: [Factor] = []
    /// What is added then.
    var addend: (amount: Amount, isNegative: Bool)?
    var priority: Amount?
  }

  enum Object {
    case number(Double)
    /// A metric or a view; of a view the width or height that is said, else the one along the axis.
    case name(Name, attribute: NSLayoutConstraint.Attribute?)
  }

  struct Factor {
    let amount: Amount
    let divides: Bool
  }

  enum Amount {
    case number(Double)
    case metric(Name)
  }

  struct Name {
    let text: String
    let offset: Int
  }
}
