import Foundation

/// Decoding of the properties that all views share.
extension NibReader {
  /// Sets the properties of a view and creates its subviews and constraints. Properties of the
  /// view's UIKit class are set before subviews.
  func fill(_ view: UIView) {
    fillCommon(view)
    fillKind(view)
    fillSubviews(of: view)
    fillConstraints(of: view)
  }

  /// Sets only the common properties of a placeholder for a view whose class is unknown here.
  func fillPlaceholder(_ view: UIView) {
    fillCommon(view)
    fillSubviews(of: view)
    fillConstraints(of: view)
    element.countsAsRead = true
    for child in element.children { child.isRead = true }
  }

  private func fillCommon(_ view: UIView) {
    if let frame = rect("frame") ?? rect("frameInset") { view.frame = frame }
    if let mask = autoresizingMask() { view.autoresizingMask = mask }
    // Interface Builder keeps a view without constraints, in a file with constraints, at its place
    // by constraints that it makes at build time.
    let isFixed = element.attributes["fixedFrame"] == "YES"
    if let translates = bool("translatesAutoresizingMaskIntoConstraints"), !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    if let mode = option("contentMode", NibOptions.contentModes) { view.contentMode = mode }
    // Scroll views created in code clip; those of a file follow its attributes.
    let clips = bool("clipsSubviews") ?? bool("clipsToBounds")
    // Xcode's templates set it for navigation bars too, whose background extends under the status
    // bar.
    let isBar = view is UINavigationBar
    view.clipsToBounds = isBar ? false : clips ?? (view.clipsToBounds && !(view is UIScrollView))
    if let isOpaque = bool("opaque") { view.isOpaque = isOpaque }
    if let isHidden = bool("hidden") { view.isHidden = isHidden }
    if let alpha = number("alpha") { view.alpha = alpha }
    if let tag = integer("tag") { view.tag = tag }
    if let isEnabled = bool("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    if let takesSeveral = bool("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = takesSeveral
    }
    if let isExclusive = bool("exclusiveTouch") { view.isExclusiveTouch = isExclusive }
    if let resizes = bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let clears = bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = clears }
    fillColors(of: view)
    fillLayout(of: view)
    fillAccessibility(of: view, identifier: \.accessibilityIdentifier)
    ignore("restorationIdentifier", "simulatedAppContext", "canBecomeFocused", "focusEffect")
  }

  private func fillColors(of view: UIView) {
    if element.first("color", key: "backgroundColor") != nil {
      view.backgroundColor = color("backgroundColor")
    } else if element.first("nil", key: "backgroundColor") != nil
      || !Self.viewsWithClassBackground.contains(element.name)
    {
      view.backgroundColor = nil
    }
    if let tint = color("tintColor") { view.tintColor = tint }
    let styles: [String: UIUserInterfaceStyle] = [
      "dark": .dark, "light": .light, "unspecified": .unspecified,
    ]
    if let style = option("userInterfaceStyle", styles) { view.overrideUserInterfaceStyle = style }
  }

  /// The views that keep the background colour of their class if the file has none.
  private static let viewsWithClassBackground: Set<String> = [
    "tableViewCell", "segmentedControl", "stepper", "visualEffectView", "navigationBar", "tabBar",
    "toolbar", "searchBar", "progressView", "textField", "textView", "switch", "tableView",
    "button", "collectionViewCell",
  ]

  private func fillLayout(of view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      number(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
    if let margins = insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    if let preserves = bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    let meanings: [String: UISemanticContentAttribute] = [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
    if let meaning = option("semanticContentAttribute", meanings) {
      view.semanticContentAttribute = meaning
    }
    for guide in children("viewLayoutGuide") { fill(guide, of: view) }
  }

  private func fill(_ guide: NibElement, of view: UIView) {
    let reader = NibReader(guide, of: nib)
    let object: AnyObject
    switch reader["key"] {
    case "safeArea": object = view.safeAreaLayoutGuide
    case "layoutMargins": object = view.layoutMarginsGuide
    case "readableContent": object = view.readableContentGuide
    case "keyboard": object = view.keyboardLayoutGuide
    case "contentLayoutGuide" where view is UIScrollView:
      object = (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case "frameLayoutGuide" where view is UIScrollView:
      object = (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case let key:
      return nib.report(.unknownElement(guide.name, key: key), at: guide)
    }
    nib.name(object, guide.id)
  }

  // MARK: Subviews and constraints

  private func fillSubviews(of view: UIView) {
    for holder in children("gestureRecognizers") {
      for child in holder.children { nib.makeRecognizer(child).map(view.addGestureRecognizer) }
    }
    guard let holder = child("subviews") else { return }
    for child in holder.children {
      guard let subview = nib.makeView(child) else { continue }
      guard isInstalled(child.id, mask: "subviews") else {
        nib.retain(subview)
        continue
      }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else if let effect = view as? UIVisualEffectView {
        effect.contentView.addSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private func fillConstraints(of view: UIView) {
    guard let holder = child("constraints") else { return }
    for constraint in holder.children where constraint.name == "constraint" {
      nib.deferConstraint(
        constraint, of: view,
        isInstalled: isInstalled(constraint.id, mask: "constraints"))
    }
  }

  /// Sets the properties of an existing view from its element, such as a cell's content view or a
  /// controller's bar.
  func fillExisting(_ view: UIView) {
    element.isRead = true
    nib.note(view, element)
    fill(view)
  }
}

extension NibInstantiation {
  /// Creates the constraint of an element.
  ///
  /// Returns nil for a constraint that is removed at build time, and for an incomplete one, which
  /// is reported.
  func makeConstraint(_ element: NibElement, in holder: UIView) -> NSLayoutConstraint? {
    let reader = NibReader(element, of: self)
    reader.ignore("symbolic", "placeholder")
    if element.attributes["placeholder"] == "YES" { return nil }
    guard let first = reader.option("firstAttribute", NibOptions.attributes),
      let subject = item(reader, "firstItem") ?? (reader["firstItem"] == nil ? holder : nil)
    else { return nil }
    let second = item(reader, "secondItem")
    if reader["secondItem"] != nil, second == nil { return nil }
    let constraint = NSLayoutConstraint(
      item: subject, attribute: first,
      relatedBy: reader.option("relation", NibOptions.relations) ?? .equal, toItem: second,
      attribute: reader.option("secondAttribute", NibOptions.attributes) ?? .notAnAttribute,
      multiplier: multiplier(reader), constant: constant(reader))
    if let priority = reader.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = reader["identifier"]
    note(constraint, element)
    return constraint
  }

  /// Returns the view or guide that an attribute refers to.
  private func item(_ reader: NibReader, _ attribute: String) -> AnyObject? {
    guard let id = reader[attribute] else { return nil }
    if let found = object(id) {
      return (found as? UIViewController).map { $0.viewIfLoaded ?? rootView } ?? found
    }
    if let guide = barGuide(id) { return guide }
    report(.danglingReference(id, attribute: attribute), at: reader.element)
    return nil
  }

  /// Returns the bar guide of a controller's `layoutGuides` element.
  private func barGuide(_ id: String) -> AnyObject? {
    guard let element = document.element(id), element.name == "viewControllerLayoutGuide",
      let rootView
    else { return nil }
    let guide: AnyObject =
      element.attributes["type"] == "top"
      ? rootView.layout.guides.topBars(of: rootView)
      : rootView.layout.guides.bottomBars(of: rootView)
    name(guide, id)
    return guide
  }

  /// Returns the multiplier of a constraint, written like `16:9`, `1/2` or `0.5`. The default is 1.
  private func multiplier(_ reader: NibReader) -> CGFloat {
    guard let text = reader["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    switch parts.count {
    case 1 where parts[0].isFinite: return CGFloat(parts[0])
    case 2 where parts[1] != 0 && (parts[0] / parts[1]).isFinite:
      return CGFloat(parts[0] / parts[1])
    default:
      reader.reportValue(text, of: "multiplier")
      return 1
    }
  }

  /// Returns the constant of a constraint. A standard distance, which the file leaves to the
  /// system, is 8 points.
  private func constant(_ reader: NibReader) -> CGFloat {
    reader.number("constant") ?? (reader.element.attributes["symbolic"] == "YES" ? 8 : 0)
  }
}
