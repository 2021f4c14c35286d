/// Names for messages that are the same on every run.
@MainActor
enum StableName {
  /// `UILabel:title` by accessibility identifier, else `UILabel:0.2` by the way from the topmost
  /// view, which itself is `UIWindow:root`.
  static func view(_ view: UIView) -> String { "\(type(of: view)):\(place(of: view))" }

  static func item(_ item: AnyObject?) -> String {
    switch item {
    case let item as UIView: view(item)
    case let guide as UILayoutGuide: name(of: guide)
    default: "nil"
    }
  }

  private static func name(of guide: UILayoutGuide) -> String {
    let owner = guide.owningView.map(place(of:)) ?? "none"
    return "\(type(of: guide)):\(owner)'\(guide.identifier)'"
  }

  private static func place(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    var path: [String] = []
    var current = view
    while let parent = current.superview {
      path.append(String(parent.subviews.firstIndex(of: current) ?? 0))
      current = parent
    }
    return path.isEmpty ? "root" : path.reversed().joined(separator: ".")
  }

  static func anchor(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let kind =
      switch (attribute.isSize, attribute.axis) {
      case (true, _): "NSLayoutDimension"
      case (false, .vertical): "NSLayoutYAxisAnchor"
      case (false, _): "NSLayoutXAxisAnchor"
      }
    return "<\(kind) \"\(self.item(item)).\(attribute)\">"
  }
}
