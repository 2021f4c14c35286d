/// What UIKit answers with an exception. Views are named by class and `accessibilityIdentifier`, or
/// by class and the way of subview indices from the topmost view.
public enum LayoutError: Error, Hashable, Sendable {
  /// The items are in different trees.
  case noCommonAncestor(first: String, second: String)
  /// An edge or centre without a second item (or with a multiplier of 0).
  case constantLocation(constraint: String)
  /// Leading or trailing with left or right.
  case readingWithPhysicalSide(constraint: String)
  /// An edge or centre with a width or height.
  case locationWithSize(constraint: String)
  /// The first item is gone, is neither view nor guide, or has no attribute.
  case missingItem(constraint: String)
  /// A constant is infinite or not a number, or a multiplier is not within ±1,000,000.
  case notFinite(constraint: String)
  /// A constant beyond ten million: layout takes that number for it.
  case constantExceedsLimit(constraint: String)
  /// A priority outside 0…1000.
  case priorityOutOfRange(constraint: String, priority: Float)
  /// A visual format that says nothing that could be meant. It makes no constraints.
  case visualFormat(VisualFormatError)
  /// `equalToSuperview` of something that has none.
  case noSuperview(item: String)
  /// `updateConstraints` with a constraint that was not made before.
  case nothingToUpdate(constraint: String)
  /// Views that still marked themselves for layout after the last round.
  case endlessLayout(views: [String], rounds: Int)
  /// Constraints leave a choice of the place or size of a view or guide on an axis.
  case ambiguous(item: String, axis: NSLayoutConstraint.Axis)
  /// Multipliers so far apart that rounding won: a constraint is off by `violation` points more than
  /// it should be.
  case accuracyLost(violation: Double)
  /// Required constraints hold, but rounding kept layout from finding the best solution.
  case optimumNotFound
  /// So many views depend on so many others that layout would take gigabytes: this constraint and those
  /// that came after it do not count.
  case tooLarge(constraint: String)
}

extension LayoutError {
  /// Whether UIKit raises an exception: on a device the screen's code ends there, and a screen that
  /// goes on without the constraint is not the screen that was meant.
  public var isException: Bool {
    switch self {
    case .noCommonAncestor, .constantLocation, .readingWithPhysicalSide, .locationWithSize,
      .missingItem, .notFinite, .priorityOutOfRange, .visualFormat:
      true
    case .constantExceedsLimit, .noSuperview, .nothingToUpdate, .endlessLayout, .ambiguous,
      .accuracyLost, .optimumNotFound, .tooLarge:
      false
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// The facts in one sentence, for people.
  public var description: String {
    switch self {
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different "
        + "view hierarchies?  That's illegal."
    case .constantLocation(let constraint):
      "\(constraint): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    case .readingWithPhysicalSide(let constraint):
      "\(constraint): A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    case .locationWithSize(let constraint):
      "\(constraint): Invalid pairing of layout attributes: a location with a size."
    case .missingItem(let constraint):
      "\(constraint): The first item must be a view or a layout guide with an attribute."
    case .notFinite(let constraint):
      "\(constraint): Constants must be finite numbers and multipliers within ±1,000,000."
    case .constantExceedsLimit(let constraint):
      "\(constraint): This NSLayoutConstraint is being configured with a constant that exceeds "
        + "internal limits.  A smaller value will be substituted, but this problem should be fixed."
    case .priorityOutOfRange(let constraint, let priority):
      "\(constraint): The priority \(priority) is outside 0...1000."
    case .visualFormat(let error): error.description
    case .noSuperview(let item):
      "\(item): Expected superview but found none to make a constraint equal to."
    case .nothingToUpdate(let constraint):
      "\(constraint): Found no constraint that differs by its constant only, to update."
    case .endlessLayout(let views, let rounds):
      "Layout did not settle in \(rounds) rounds. Still marked: \(views.joined(separator: ", "))."
    case .ambiguous(let item, let axis):
      "\(item): Constraints leave its \(axis) position or size ambiguous."
    case .accuracyLost(let violation):
      "Multipliers of constraints are too far apart: rounding puts one off by \(violation) points."
    case .optimumNotFound:
      "Multipliers of constraints are too far apart: rounding hides the best layout."
    case .tooLarge(let constraint):
      "\(constraint): Too many views depend on too many others, as thousands in one chain do. This "
        + "constraint and those after it do not count."
    }
  }
}
