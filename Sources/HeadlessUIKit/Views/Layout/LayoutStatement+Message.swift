import AutoLayout
import Foundation

/// The names of the engine's statements in the log of a conflict.
@MainActor
extension LayoutStatement {
  /// The app's constraint; nil for a rule of the engine.
  var constraint: NSLayoutConstraint? {
    switch self {
    case .constraint(let constraint): constraint.subject as? NSLayoutConstraint
    case .rule: nil
    }
  }

  /// The message for the log. Nil for implicit rules, such as that sizes are not negative.
  var message: String? {
    switch self {
    case .constraint: constraint?.description
    case .rule(let rule, let element, let slope, let constant):
      Self.message(of: rule, element, Value(slope: slope, constant: CGFloat(constant)))
    }
  }

  /// A key that is equal for repeated conflicts of similar views: the message, without the numbers
  /// in views that a list reuses.
  var kind: String? {
    guard let constraint, constraint.isInReusedView else { return message }
    return constraint.kind
  }

  /// The value that a rule compares with.
  private struct Value {
    let slope: Double
    let constant: CGFloat

    /// The constant with its sign as a term; empty for 0.
    var offset: String {
      constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    }
  }

  private static func message(
    of rule: LayoutRule, _ element: any LayoutElement, _ value: Value
  ) -> String? {
    let name = StableName.item(element)
    switch rule {
    case .notNegative, .offset, .firstBaseline, .lastBaseline: return nil
    case .encapsulated(let side):
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout\(encapsulated(side))' "
        + "\(name).\(side) == \(number(value.constant))   (active)>"
    case .region(let side):
      let guide = element as? UILayoutGuide
      return "<NSLayoutConstraint '\(guide?.identifier ?? "")-\(side)' "
        + "\(name).\(side) == \(StableName.item(guide?.owningView)).\(side)\(value.offset)   "
        + "(active)>"
    case .springs(let side):
      return (element as? UIView).map { springs(side, $0, value) }
    case .hugging(let axis), .resistance(let axis):
      return (element as? UIView).map { content(NSLayoutConstraint.Axis(axis), $0, value) }
    }
  }

  private static func encapsulated(_ side: LayoutSide) -> String {
    switch side {
    case .width: "-Width"
    case .height: "-Height"
    case .left, .top, .right, .bottom: ""
    }
  }

  private static func content(
    _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ value: Value
  ) -> String {
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    let attribute = axis == .horizontal ? "width" : "height"
    return "<NSContentSizeLayoutConstraint \(StableName.view(view)).\(attribute) == "
      + "\(number(value.constant)) Hug:\(number(CGFloat(hugging))) "
      + "CompressionResistance:\(number(CGFloat(resistance)))   (active)>"
  }

  private static func springs(_ side: LayoutSide, _ view: UIView, _ value: Value) -> String {
    let mask = view.autoresizingMask
    let edge =
      switch side {
      case .left: "minX"
      case .top: "minY"
      case .right, .bottom, .width, .height: "\(side)"
      }
    let size = side.axis == .horizontal ? "width" : "height"
    let text =
      value.slope == 0
      ? number(value.constant)
      : "\(number(CGFloat(value.slope)))*\(StableName.item(view.superview)).\(size)\(value.offset)"
    return "<NSAutoresizingMaskLayoutConstraint h=\(mask.text(.horizontal)) "
      + "v=\(mask.text(.vertical)) \(StableName.view(view)).\(edge) == \(text)   (active)>"
  }
}

extension UIView.AutoresizingMask {
  /// The margin, size and margin of an axis as characters: a dash for fixed, an ampersand for
  /// flexible.
  fileprivate func text(_ axis: NSLayoutConstraint.Axis) -> String {
    let parts = flexibleParts(axis)
    return [parts.before, parts.size, parts.after].map { $0 ? "&" : "-" }.joined()
  }
}
