/// An error in the use of Auto Layout.
///
/// Views are named by their class and `accessibilityIdentifier`, or by their class and the subview
/// indices from the topmost view.
public enum LayoutError: Error, Hashable, Sendable {
  /// Items in different view trees.
  case noCommonAncestor(first: String, second: String)
  /// An edge or centre without a second item, or with a multiplier of 0.
  case constantLocation(constraint: String)
  /// A leading or trailing edge combined with a left or right edge.
  case readingWithPhysicalSide(constraint: String)
  /// An edge or centre combined with a width or height.
  case locationWithSize(constraint: String)
  /// A first item that was released, is neither view nor guide, or has no attribute.
  case missingItem(constraint: String)
  /// A constant that is not finite, or a multiplier outside ±1,000,000.
  case notFinite(constraint: String)
  /// A constant beyond ten million. Layout uses ten million instead.
  case constantExceedsLimit(constraint: String)
  /// A priority outside 0…1000.
  case priorityOutOfRange(constraint: String, priority: Float)
  /// A visual format that cannot be parsed. It creates no constraints.
  case visualFormat(VisualFormatError)
  /// A call of `equalToSuperview` on an item without a superview.
  case noSuperview(item: String)
  /// A call of `updateConstraints` with a constraint that was not made before.
  case nothingToUpdate(constraint: String)
  /// Views that still needed layout after the last round.
  case endlessLayout(views: [String], rounds: Int)
  /// A view or guide whose position or size on an axis is ambiguous.
  case ambiguous(item: String, axis: NSLayoutConstraint.Axis)
  /// Multipliers so far apart that rounding dominates. A constraint is off by `violation` points
  /// more than it should be.
  case accuracyLost(violation: Double)
  /// A solution that satisfies the required constraints but is not optimal because of rounding.
  case optimumNotFound
  /// A system of dependent views so large that layout would need gigabytes. This constraint and all
  /// later ones are ignored.
  case tooLarge(constraint: String)
}

extension LayoutError {
  /// Whether UIKit raises an exception for the error.
  ///
  /// On a device such an exception ends the app, so a screen that continues without the constraint
  /// is not the intended one.
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
  /// The facts of the error in one sentence.
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
