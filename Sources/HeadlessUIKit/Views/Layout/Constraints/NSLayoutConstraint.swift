import AutoLayout
public import Foundation

/// `first.attribute relation multiplier × second.attribute + constant`.
///
/// Bad use does not trap: what UIKit answers with an exception is recorded on
/// the log of problems as a `LayoutError`, and the constraint stays as it was (inactive).
@preconcurrency @MainActor
open class NSLayoutConstraint: _Object {
  /// The view or guide on the left of the relation; nil once that is gone.
  public internal(set) weak var firstItem: AnyObject?
  /// The view or guide on the right of the relation; nil for a constant, or once that is gone.
  public internal(set) weak var secondItem: AnyObject?
  /// What of `firstItem` is related.
  public let firstAttribute: Attribute
  /// What of `secondItem` is related; `notAnAttribute` for a constant.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second item's attribute.
  public let multiplier: CGFloat
  /// Names the constraint in traces and messages.
  open var identifier: String?

  /// What a side that is a distance is measured from; its item and attribute are the other end.
  /// Both are set before the constraint is activated, and so is the next.
  var firstOrigin, secondOrigin: ConstraintOrigin?
  /// Whether a conflict breaks every other constraint before this one.
  var breaksLast = false

  /// Where the constraint is installed: the nearest common ancestor of its items. Nil while
  /// inactive.
  weak var owner: UIView?
  /// The constraint as the engine knows it, while it is active.
  var lowered: LayoutConstraint?
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat

  /// Items are views, layout guides and layout supports. Without a second item (or with
  /// `.notAnAttribute` as its attribute) the first attribute is compared with `constant` alone.
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

  /// A constraint about nothing, to be replaced by a real one; activating it is bad use.
  public convenience init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// The constraint in the words of UIKit's log: `Type:name.attribute == Type:name.attribute *
  /// multiplier + constant`.
  nonisolated open override var description: String {
    onMainActorUnchecked { words }
  }

  /// A view or guide, also when the `Any` holds an optional one.
  private static func item(in value: Any) -> AnyObject? {
    switch value {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: nil
    }
  }

  // MARK: - Changing it

  /// In points. May be changed at any time, also 60 times a second; the next layout obeys it.
  /// Layout takes numbers beyond ten million for ten million, and says so on the log. Infinite values and NaN are refused. Setting the value it has does nothing.
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

  /// 0…1000; other values are refused. May be changed while active, to and from required too.
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

  /// True installs the constraint on the nearest common ancestor of its items.
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

  /// In order.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes all of them inactive; those that are not active stay so.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: - Anchors

  /// The anchor of the first item and attribute; nil once the item is gone.
  public var firstAnchor: AnyObject? {
    Self.anchor(of: firstItem, firstAttribute, from: firstOrigin)
  }

  /// The anchor of the second item and attribute; nil without one.
  public var secondAnchor: AnyObject? {
    Self.anchor(of: secondItem, secondAttribute, from: secondOrigin)
  }

  private static func anchor(
    of item: AnyObject?, _ attribute: Attribute, from origin: ConstraintOrigin?
  ) -> AnyObject? {
    guard let item, let axis = attribute.axis else { return nil }
    if attribute.isSize || origin != nil {
      return NSLayoutDimension(item: item, attribute: attribute, from: origin)
    }
    return switch axis {
    case .horizontal: NSLayoutXAxisAnchor(item: item, attribute: attribute)
    case .vertical: NSLayoutYAxisAnchor(item: item, attribute: attribute)
    }
  }
}
