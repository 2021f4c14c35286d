/// Names for messages that are equal in every run.
@MainActor
enum StableName {
  /// Returns the name of a view: `UILabel:title` with its accessibility identifier, otherwise
  /// `UILabel:0.2` with subview indices.
  ///
  /// The indices begin at the topmost view, whose own name is `UIWindow:root`. In a cell they begin
  /// at the cell's class, as in `UILabel:PlaceCell.0.2`, so that problems in all cells of a class
  /// have one name.
  static func view(_ view: UIView) -> String { self.view(view, top: "root") }

  /// Returns the name of a view.
  ///
  /// - Parameter top: The name of the topmost view.
  private static func view(_ view: UIView, top: String) -> String {
    "\(type(of: view)):\(place(of: view, top: top))"
  }

  static func item(_ item: AnyObject?) -> String { self.item(item, top: "root") }

  private static func item(_ item: AnyObject?, top: String) -> String {
    switch item {
    case let item as UIView: view(item, top: top)
    case let guide as UILayoutGuide: name(of: guide, top: top)
    default: "nil"
    }
  }

  private static func name(of guide: UILayoutGuide, top: String) -> String {
    let owner = guide.owningView.map { place(of: $0, top: top) } ?? "none"
    return "\(type(of: guide)):\(owner)'\(guide.identifier)'"
  }

  private static func place(of view: UIView, top: String) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    var path: [String] = []
    var current = view
    while let parent = current.superview {
      if current.isReusedByList {
        path.append(path.isEmpty ? "cell" : "\(type(of: current))")
        return path.reversed().joined(separator: ".")
      }
      path.append(String(parent.subviews.firstIndex { $0 === current } ?? 0))
      current = parent
    }
    if path.isEmpty || top != "root" { path.append(top) }
    return path.reversed().joined(separator: ".")
  }

  static func anchor(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, top: String
  ) -> String {
    let kind =
      switch (attribute.isSize, attribute.axis) {
      case (true, _): "NSLayoutDimension"
      case (false, .vertical): "NSLayoutYAxisAnchor"
      case (false, _): "NSLayoutXAxisAnchor"
      }
    return "<\(kind) \"\(self.item(item, top: top)).\(attribute)\">"
  }

  /// Returns names for the topmost views of two items in different trees.
  static func tops(_ first: AnyObject?, _ second: AnyObject?) -> (first: String, second: String) {
    func isInWindow(_ item: AnyObject?) -> Bool {
      NSLayoutConstraint.view(of: item)?.window != nil
    }
    return switch (isInWindow(first), isInWindow(second)) {
    case (true, true): ("window1", "window2")
    case (true, false): ("root", "detached")
    case (false, true): ("detached", "root")
    case (false, false): ("detached1", "detached2")
    }
  }
}

extension UIView {
  /// The name of the view in messages.
  var stableName: String { StableName.view(self) }

  /// Whether a property may have the value. If it is not finite, a problem is reported, and the
  /// caller leaves the property unchanged.
  func accepts(_ value: some FiniteValue, for property: StaticString) -> Bool {
    layer.accepts(value, for: property)
  }
}
