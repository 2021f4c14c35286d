/// The attribute of an element that a distance is measured from.
package struct LayoutOrigin {
  weak var element: (any LayoutElement)?
  let attribute: LayoutAttribute

  package init(_ element: any LayoutElement, _ attribute: LayoutAttribute) {
    (self.element, self.attribute) = (element, attribute)
  }
}
