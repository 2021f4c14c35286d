import Foundation

/// A parsed visual format with unresolved names. Offsets count characters of the text from 0.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The views, with the superview at the ends.
  var elements: [Element] = []
  /// The gaps between each element and the next one.
  var gaps: [Gap] = []

  enum Element {
    case superview(offset: Int)
    case view(name: Name, predicates: [Predicate])
  }

  enum Gap {
    /// No gap: the edges touch.
    case flush
    /// A dash: the system spacing.
    case standard
    case predicates([Predicate])
  }

  /// A predicate such as `>=width*2+8@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    /// The factors that the object is multiplied with.
    var factors: [Factor] = []
    /// The amount added after the multiplication.
    var addend: (amount: Amount, isNegative: Bool)?
    var priority: Amount?
  }

  enum Object {
    case number(Double)
    /// A metric or a view. A view stands for its `attribute`, or for its length along the axis if
    /// that is nil.
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
