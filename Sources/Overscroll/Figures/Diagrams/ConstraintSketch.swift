package import Foundation
package import HeadlessUIKit

/// A constraint drawn as a line between two points of the window, in points of the screen.
package struct ConstraintSketch: Hashable, Sendable {
  /// An end of the line.
  package struct End: Hashable, Sendable {
    /// The view at whose edge or middle the end is.
    let view: ObjectIdentifier
    package let point: CGPoint
  }

  /// The identifier of the constraint; nil without one.
  let identifier: String?
  /// The first view and attribute, for example `imageView.top`.
  let subject: String
  /// The complete constraint, for example `imageView.top = view.top + 14`.
  let text: String
  /// The length that the line represents: the constant, or for a size the size itself.
  package let length: CGFloat
  let isHorizontal: Bool
  /// Whether the constraint is about a width or a height.
  let isSize: Bool
  let isBroken: Bool
  package let first, second: End

  /// Whether the constraint has a name, either as its identifier or as its first view and
  /// attribute.
  func isCalled(_ name: String) -> Bool { identifier == name || subject == name }

  /// Creates a sketch; nil for constraints that cannot be drawn: baselines at both ends, views that
  /// no longer exist, sizes relative to other views.
  @MainActor
  package init?(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.firstItem, let first = Place(item, beside: constraint.secondItem)
    else { return nil }
    let second = constraint.secondItem.flatMap { Place($0, beside: item) }
    let attribute = constraint.firstAttribute
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    identifier = constraint.identifier
    subject = "\(first.name).\(attribute.word)"
    text = "\(subject) \(relation) \(Self.right(constraint, second))"
    isBroken = constraint.isBroken
    isHorizontal = attribute.isHorizontal
    isSize = attribute == .width || attribute == .height
    let box = first.frame
    if isSize {
      let along = isHorizontal ? box.minY + box.height * 0.2 : box.minX + box.width * 0.2
      let ends =
        isHorizontal
        ? [CGPoint(x: box.minX, y: along), CGPoint(x: box.maxX, y: along)]
        : [CGPoint(x: along, y: box.minY), CGPoint(x: along, y: box.maxY)]
      (self.first, self.second) = (
        End(view: first.view, point: ends[0]), End(view: first.view, point: ends[1])
      )
      length = isHorizontal ? box.width : box.height
    } else {
      guard let second, let ends = Self.ends(constraint, first, second) else { return nil }
      (self.first, self.second) = ends
      length = constraint.constant
    }
  }

  /// Returns the ends of a constraint between edges or middles.
  @MainActor
  private static func ends(
    _ constraint: NSLayoutConstraint, _ first: Place, _ second: Place
  ) -> (End, End)? {
    let isHorizontal = constraint.firstAttribute.isHorizontal
    let box = first.frame
    var here = first.position(constraint.firstAttribute)
    var there = second.position(constraint.secondAttribute)
    if let here, there == nil, constraint.multiplier != 0 {
      there = (here - constraint.constant) / constraint.multiplier
    } else if let there, here == nil {
      here = there * constraint.multiplier + constraint.constant
    }
    guard let here, let there else { return nil }
    let other = second.frame
    // The line is where the two views overlap, otherwise in the middle of the first.
    let (low, high) =
      isHorizontal
      ? (max(box.minY, other.minY), min(box.maxY, other.maxY))
      : (max(box.minX, other.minX), min(box.maxX, other.maxX))
    let across = low < high ? (low + high) / 2 : isHorizontal ? box.midY : box.midX
    func end(_ place: Place, _ position: CGFloat) -> End {
      End(
        view: place.view,
        point: isHorizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
    }
    return (end(first, here), end(second, there))
  }

  @MainActor
  private static func right(_ constraint: NSLayoutConstraint, _ second: Place?) -> String {
    guard let second else { return number(constraint.constant) }
    var text = "\(second.name).\(constraint.secondAttribute.word)"
    if constraint.multiplier != 1 { text = "\(number(constraint.multiplier)) × \(text)" }
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " − \(number(-constraint.constant))" }
    if constraint.priority != .required {
      text += " @\(number(CGFloat(constraint.priority.rawValue)))"
    }
    return text
  }

  /// Returns a number with at most two decimal places.
  package static func number(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded()
    let digits =
      hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? 0 : hundredths.truncatingRemainder(dividingBy: 10) == 0 ? 1 : 2
    return PlotScale.text(Double(value), digits: digits)
  }
}

extension ConstraintSketch {
  /// A view or guide of a constraint and its frame in the window.
  @MainActor
  fileprivate struct Place {
    let view: ObjectIdentifier
    let name: String
    let frame: CGRect
    private let margins: UIEdgeInsets
    private let isRightToLeft: Bool

    /// Creates a place.
    ///
    /// - Parameter other: The other item of the constraint. A constraint from a view inside a
    ///   scroll view to that scroll view refers to its content.
    init?(_ item: AnyObject, beside other: AnyObject?) {
      let owner: UIView
      switch item {
      case let guide as UILayoutGuide:
        guard let view = guide.owningView else { return nil }
        owner = view
        frame = view.convert(guide.layoutFrame, to: nil)
        let own = view.pictureName
        name = guide.identifier.isEmpty ? "\(own).guide" : guide.identifier
      case let view as UIView:
        owner = view
        name = view.pictureName
        if let scrollView = view as? UIScrollView,
          (other as? UIView)?.isDescendant(of: view) == true,
          other !== view
        {
          frame = view.convert(CGRect(origin: .zero, size: scrollView.contentSize), to: nil)
        } else {
          frame = view.exactFrameInWindow
        }
      default: return nil
      }
      view = ObjectIdentifier(owner)
      margins = owner.layoutMargins
      isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the position of an attribute; nil for baselines and sizes.
    func position(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      switch attribute {
      case .left: frame.minX
      case .right: frame.maxX
      case .leading: isRightToLeft ? frame.maxX : frame.minX
      case .trailing: isRightToLeft ? frame.minX : frame.maxX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerX: frame.midX
      case .centerY: frame.midY
      case .leftMargin: frame.minX + margins.left
      case .rightMargin: frame.maxX - margins.right
      case .leadingMargin:
        isRightToLeft ? frame.maxX - margins.right : frame.minX + margins.left
      case .trailingMargin:
        isRightToLeft ? frame.minX + margins.left : frame.maxX - margins.right
      case .topMargin: frame.minY + margins.top
      case .bottomMargin: frame.maxY - margins.bottom
      case .centerXWithinMargins: (frame.minX + margins.left + frame.maxX - margins.right) / 2
      case .centerYWithinMargins: (frame.minY + margins.top + frame.maxY - margins.bottom) / 2
      case .width, .height, .lastBaseline, .firstBaseline, .notAnAttribute: nil
      }
    }
  }
}

extension UIView {
  /// The name of a view in figures: its `accessibilityIdentifier`, `view` for the view of a
  /// controller, otherwise its class.
  var pictureName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return next is UIViewController ? "view" : "\(type(of: self))"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// The name of the attribute as in code.
  fileprivate var word: String { "\(self)" }
}
