import AutoLayout
public import Foundation

/// A linear relation between attributes of views and layout guides: `first.attribute relation
/// multiplier × second.attribute + constant`.
///
/// Misuse does not trap. An error for which UIKit throws an exception is recorded in the problem
/// log as a `LayoutError`, and the constraint remains inactive.
@preconcurrency @MainActor
open class NSLayoutConstraint: _Object {
  /// The view or layout guide on the left of the relation; nil after it is deallocated.
  public internal(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right of the relation; nil for a constant, or after it is
  /// deallocated.
  public internal(set) weak var secondItem: AnyObject?
  /// The attribute of `firstItem`.
  public let firstAttribute: Attribute
  /// The attribute of `secondItem`; `notAnAttribute` for a constant.
  public let secondAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// A name for the constraint in traces and messages.
  open var identifier: String?

  /// The start positions of sides that are distances, whose ends are the sides' items and
  /// attributes. Set, like `breaksLast`, only before the constraint is activated.
  var firstOrigin, secondOrigin: ConstraintOrigin?
  /// Whether a conflict breaks every other constraint before this one.
  var breaksLast = false

  /// The view on which the constraint is installed: the nearest common ancestor of its items. Nil
  /// while inactive.
  weak var owner: UIView?
  /// The engine's form of the constraint while it is active.
  var lowered: LayoutConstraint?
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat

  /// Creates an inactive constraint between attributes of views, layout guides or layout supports.
  /// Without a second item, or with `.notAnAttribute` as its attribute, the first attribute is
  /// compared with `constant`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = Self.item(in: view1)
    let second = attr2 == .notAnAttribute ? nil : view2.flatMap(Self.item(in:))
    secondItem = second
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
    super.init(_object: ())
  }

  /// Creates a placeholder without items, to be replaced by a real constraint. Activating it is an
  /// error.
  public convenience init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// A description in the format of UIKit's log, such as `Type:name.attribute ==
  /// Type:name.attribute * multiplier + constant`.
  nonisolated open override var description: String {
    onMainActorUnchecked { logDescription }
  }

  /// Returns the view or layout guide in a value, including one in an optional.
  private static func item(in value: Any) -> AnyObject? {
    switch value {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: nil
    }
  }

  // MARK: - Changes

  /// The constant term, in points. It can change at any time, even 60 times a second, and takes
  /// effect in the next layout pass.
  ///
  /// Layout clamps the constant to ten million and logs that. Infinite and NaN values are refused.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return environment.problems.report(.notFinite(constraint: description))
      }
      storedConstant = newValue
      guard let lowered else { return }
      reportExcess()
      lowered.constant = Double(newValue)
      engine?.constantChanged(of: lowered)
    }
  }

  /// The priority, 0…1000. Other values are refused. It can change while the constraint is active,
  /// also from or to required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isValid else {
        return environment.problems.report(
          .priorityOutOfRange(constraint: description, priority: newValue.rawValue))
      }
      storedPriority = newValue
      guard let lowered else { return }
      lowered.priority = Double(newValue.rawValue)
      engine?.reinstall(lowered)
    }
  }

  /// Whether an archive of the view contains the constraint. Stored without effect, because there
  /// are no archives here. Default: false.
  open var shouldBeArchived = false

  /// Whether the constraint is active. Setting it to true installs the constraint on the nearest
  /// common ancestor of its items.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// Activates constraints in order.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: - Anchors

  /// The anchor of the first item and attribute; nil after the item is deallocated. It is the
  /// object that the item returns: `constraint.firstAnchor === view.heightAnchor`.
  ///
  /// - Note: Partly: an object of any anchor class, because Swift's generic classes cannot be
  ///   converted to `NSLayoutAnchor<AnyObject>`.
  public var firstAnchor: _Object? {
    Self.anchor(of: firstItem, firstAttribute, from: firstOrigin)
  }

  /// The anchor of the second item and attribute; nil without a second item.
  ///
  /// - Note: Partly: an object of any anchor class, because Swift's generic classes cannot be
  ///   converted to `NSLayoutAnchor<AnyObject>`.
  public var secondAnchor: _Object? {
    Self.anchor(of: secondItem, secondAttribute, from: secondOrigin)
  }

  private static func anchor(
    of item: AnyObject?, _ attribute: Attribute, from origin: ConstraintOrigin?
  ) -> _Object? {
    guard let item = item as? any AnchoredItem, let axis = attribute.axis else { return nil }
    if origin != nil { return NSLayoutDimension(item: item, attribute: attribute, from: origin) }
    if attribute.isSize { return item.anchor(attribute) as NSLayoutDimension }
    return switch axis {
    case .horizontal: item.anchor(attribute) as NSLayoutXAxisAnchor
    case .vertical: item.anchor(attribute) as NSLayoutYAxisAnchor
    }
  }
}
