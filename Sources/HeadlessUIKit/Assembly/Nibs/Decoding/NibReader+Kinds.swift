import Foundation

/// Decoding of the properties that each UIKit class adds to a view.
extension NibReader {
  func fillKind(_ view: UIView) {
    if let control = view as? UIControl { fillControl(control) }
    if let list = view as? UIScrollView { fillScrolling(list) }
    switch view {
    case let label as UILabel: fillLabel(label)
    case let button as UIButton: fillButton(button)
    case let picture as UIImageView: fillImageView(picture)
    case let field as UITextField: fillField(field)
    case let area as UITextView: fillTextView(area)
    case let table as UITableView: fillTable(table)
    case let list as UICollectionView: fillCollection(list)
    case let cell as UITableViewCell: fillCell(cell)
    case let view as UICollectionReusableView: fillReusable(view)
    case let view as UITableViewHeaderFooterView:
      if let content = child("view", key: "contentView") {
        NibReader(content, of: nib).fillExisting(view.contentView)
      }
    case let stack as UIStackView: fillStack(stack)
    case let effect as UIVisualEffectView: fillEffect(effect)
    case let toggle as UISwitch:
      toggle.isOn = bool("on") ?? true
      if let color = color("onTintColor") { toggle.onTintColor = color }
      if let color = color("thumbTintColor") { toggle.thumbTintColor = color }
    case let slider as UISlider: fillSlider(slider)
    case let stepper as UIStepper: fillStepper(stepper)
    case let segments as UISegmentedControl: fillSegments(segments)
    case let picker as UIDatePicker: fillDatePicker(picker)
    case let pages as UIPageControl: fillPages(pages)
    case let progress as UIProgressView: fillProgress(progress)
    case let spinner as UIActivityIndicatorView: fillSpinner(spinner)
    case let bar as UINavigationBar: fillNavigationBar(bar)
    case let bar as UIToolbar: fillToolbar(bar)
    case let bar as UITabBar: fillTabBar(bar)
    case let bar as UISearchBar: fillSearchBar(bar)
    default: break
    }
  }

  // MARK: Images, stacks and effects

  private func fillImageView(_ view: UIImageView) {
    if let image = image("image") { view.image = image }
    ignore("highlightedImage", "adjustsImageSizeForAccessibilityContentSizeCategory", "highlighted")
    _ = child("imageReference", key: "image")
    _ = child("preferredSymbolConfiguration")
  }

  private func fillStack(_ stack: UIStackView) {
    if option("axis", ["vertical": true, "horizontal": false]) == true { stack.axis = .vertical }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let value = option("distribution", distributions) { stack.distribution = value }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .trailing,
      "lastBaseline": .lastBaseline,
    ]
    if let value = option("alignment", alignments) { stack.alignment = value }
    if self["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if let spacing = number("spacing") {
      stack.spacing = spacing
    }
    if let isRelative = bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = isRelative
    }
    if let isRelative = bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
  }

  private func fillEffect(_ view: UIVisualEffectView) {
    if let content = child("view", key: "contentView") {
      NibReader(content, of: nib).fillExisting(view.contentView)
    }
    if let blur = reader("blurEffect") { view.effect = blur.blurEffect() }
    guard let vibrancy = reader("vibrancyEffect") else { return }
    let blur = vibrancy.reader("blurEffect")?.blurEffect() ?? UIBlurEffect(style: .light)
    let styles: [String: UIVibrancyEffectStyle] = [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
      "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
    view.effect =
      vibrancy.option("style", styles).map { UIVibrancyEffect(blurEffect: blur, style: $0) }
      ?? UIVibrancyEffect(blurEffect: blur)
  }

  private func blurEffect() -> UIBlurEffect {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    ignore("key")
    return UIBlurEffect(style: option("style", styles) ?? .light)
  }

  // MARK: Gestures

  func fill(_ recognizer: UIGestureRecognizer) {
    if let isEnabled = bool("enabled") { recognizer.isEnabled = isEnabled }
    if let cancels = bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    ignore("allowedTouchTypes", "requiresExclusiveTouchType")
    _ = child("allowedTouchTypes")
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let edge as UIScreenEdgePanGestureRecognizer: edge.edges = edges("edges") ?? []
    case let pan as UIPanGestureRecognizer:
      if let count = integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    case let press as UILongPressGestureRecognizer:
      if let duration = number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      if let count = integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
      if let distance = number("allowableMovement") { press.allowableMovement = distance }
    case let swipe as UISwipeGestureRecognizer: fillSwipe(swipe)
    default: ignore("scale", "rotation")
    }
  }

  private func fillSwipe(_ swipe: UISwipeGestureRecognizer) {
    if let count = integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    if let direction = option("direction", directions) { swipe.direction = direction }
  }

  /// Returns a set of edges from an element with a flag for each.
  func edges(_ key: String) -> UIRectEdge? {
    guard let reader = reader("rectEdge", key: key) ?? reader("extendedEdge", key: key) else {
      return nil
    }
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { edges, entry in
      if reader.bool(entry.0) == true { edges.insert(entry.1) }
    }
  }
}

extension NibInstantiation {
  /// Creates the gesture recogniser of an element, not yet added to a view.
  func makeRecognizer(_ element: NibElement) -> UIGestureRecognizer? {
    element.isRead = true
    guard let base = NibClasses.recognizers[element.name] else {
      report(.unknownElement(element.name, key: nil), at: element)
      return nil
    }
    let recognizer =
      (element.attributes["customClass"] == nil ? base : chosenClass(of: element, or: base))
      .makeRecognizer(())
    note(recognizer, element)
    NibReader(element, of: self).fill(recognizer)
    return recognizer
  }
}
