import Foundation

/// How rows are named in the log of a conflict.
extension LayoutRow {
  /// Nil for what goes without saying: sizes are not negative, a scroll view stands where it
  /// stands.
  var message: String? {
    switch origin {
    case .explicit(let constraint): constraint.description
    case .rule(let rule): item.flatMap { message(of: rule, $0) }
    }
  }

  /// What makes rows of other views the same, for counting: the message, without the numbers in
  /// views that a list reuses.
  var kind: String? {
    guard let constraint, constraint.isInReusedView else { return message }
    return constraint.kind
  }

  private func message(of rule: Rule, _ item: LayoutItem) -> String? {
    let name = StableName.item(item.view ?? item.guide)
    switch rule {
    case .notNegative, .offset, .firstBaseline, .lastBaseline: return nil
    case .encapsulated(let attribute):
      let what = attribute == .width ? "-Width" : attribute == .height ? "-Height" : ""
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout\(what)' "
        + "\(name).\(attribute) == \(number(CGFloat(constant)))   (active)>"
    case .guide(let attribute):
      let owner = StableName.item(item.guide?.owningView)
      return "<NSLayoutConstraint '\(item.guide?.identifier ?? "")-\(attribute)' "
        + "\(name).\(attribute) == \(owner).\(attribute)\(offset)   (active)>"
    case .autoresizing(let attribute):
      return autoresizingMessage(attribute, item, name)
    case .hugging(let axis), .resistance(let axis):
      guard let view = item.view else { return nil }
      let attribute = axis == .horizontal ? Attribute.width : .height
      return "<NSContentSizeLayoutConstraint \(name).\(attribute) == \(number(CGFloat(constant))) "
        + "Hug:\(number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))) "
        + "CompressionResistance:"
        + "\(number(CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue)))"
        + "   (active)>"
    }
  }

  private func autoresizingMessage(
    _ attribute: Attribute, _ item: LayoutItem, _ name: String
  ) -> String {
    let mask = item.view?.autoresizingMask ?? []
    let edge = attribute == .left ? "minX" : attribute == .top ? "minY" : "\(attribute)"
    let superview = StableName.item(item.view?.superview)
    let size = attribute.axis == .horizontal ? "width" : "height"
    let value =
      slope == 0
      ? number(CGFloat(constant)) : "\(number(CGFloat(slope)))*\(superview).\(size)\(offset)"
    return "<NSAutoresizingMaskLayoutConstraint h=\(mask.text(.horizontal)) "
      + "v=\(mask.text(.vertical)) \(name).\(edge) == \(value)   (active)>"
  }

  private var offset: String {
    constant == 0
      ? "" : constant < 0 ? " - \(number(CGFloat(-constant)))" : " + \(number(CGFloat(constant)))"
  }
}

extension UIView.AutoresizingMask {
  /// Margin, size, margin: a dash is fixed, an ampersand flexible.
  fileprivate func text(_ axis: NSLayoutConstraint.Axis) -> String {
    let parts = flexibleParts(axis)
    return [parts.before, parts.size, parts.after].map { $0 ? "&" : "-" }.joined()
  }
}
