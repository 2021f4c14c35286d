/// A view or layout guide, which has one object for each of its anchors, as on iOS.
@MainActor
protocol AnchoredItem: AnyObject {
  /// The anchors that were asked for.
  var anchors: [NSLayoutConstraint.Attribute: AnyObject] { get set }
}

extension AnchoredItem {
  /// Returns the anchor of a horizontal position.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    known(attribute) ?? added(NSLayoutXAxisAnchor(item: self, attribute: attribute))
  }

  /// Returns the anchor of a vertical position.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    known(attribute) ?? added(NSLayoutYAxisAnchor(item: self, attribute: attribute))
  }

  /// Returns the anchor of a width or height.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    known(attribute) ?? added(NSLayoutDimension(item: self, attribute: attribute))
  }

  private func known<Anchor: AnyObject>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
    anchors[attribute] as? Anchor
  }

  private func added<Axis, Anchor: NSLayoutAnchor<Axis>>(_ anchor: Anchor) -> Anchor {
    anchors[anchor.attribute] = anchor
    return anchor
  }
}
