import Foundation
import HeadlessUIKit

/// An aspect of a screen at one time that can be written as lines of text.
public enum ScreenText: String, Hashable, Sendable, CaseIterable {
  /// The views, one per line and indented by depth: class, name, frame, special properties.
  case viewHierarchy = "views"
  /// The constraints, one per line and sorted, with a remark for those that the layout does not
  /// fulfil.
  case constraints
  /// The visible accessibility elements, in reading order.
  case accessibility

  @MainActor
  package func lines(of stage: Stage) -> [String] {
    stage.environment.run {
      switch self {
      case .viewHierarchy: Self.lines(of: stage.window, depth: 0)
      case .constraints:
        stage.window.treeConstraints.map { constraint in
          let priority = constraint.priority
          return constraint.description
            + (priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))")
            + (constraint.isBroken ? " (not fulfilled)" : "")
        }.sorted()
      case .accessibility: Self.elements(of: stage.window)
      }
    }
  }

  @MainActor
  private static func lines(of view: UIView, depth: Int) -> [String] {
    var parts = ["\(type(of: view))"]
    if let name = view.accessibilityIdentifier { parts.append("'\(name)'") }
    parts.append(text(view.frame))
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha \(text(view.alpha))") }
    if view.clipsToBounds { parts.append("clips") }
    if let label = view as? UILabel, let words = label.text {
      parts.append("\"\(words.replacing("\n", with: "\\n"))\"")
    }
    return [String(repeating: "  ", count: depth) + parts.joined(separator: " ")]
      + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  @MainActor
  private static func elements(of window: UIWindow) -> [String] {
    ordered(window).map { "\($0.words) \(text($0.frame))" }
  }

  /// Returns the visible accessibility elements from top to bottom, then in reading direction.
  @MainActor
  private static func ordered(
    _ window: UIWindow
  ) -> [(view: UIView, words: String, frame: CGRect)] {
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = elements(in: window, visible: window.bounds)
    let order = found.enumerated().sorted { a, b in
      let (first, second) = (a.element.frame, b.element.frame)
      if first.minY != second.minY { return first.minY < second.minY }
      if first.minX != second.minX {
        return (first.minX < second.minX) != isRightToLeft
      }
      return a.offset < b.offset
    }
    return order.map(\.element)
  }

  /// Returns the labels and values of the visible accessibility elements, in reading order.
  @MainActor
  static func words(on stage: Stage) -> [String] {
    stage.environment.run {
      ordered(stage.window).map { found in
        [found.view.accessibilityLabel, found.view.accessibilityValue].compactMap(\.self)
          .joined(separator: ", ")
      }.filter { !$0.isEmpty }
    }
  }

  @MainActor
  private static func elements(
    in view: UIView, visible: CGRect
  ) -> [(view: UIView, words: String, frame: CGRect)] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let part = view.clipsToBounds || view is UIScrollView ? frame.intersection(visible) : visible
    if let words = spokenText(for: view) {
      let seen = frame.intersection(visible)
      return seen.isNull || seen.isEmpty ? [] : [(view, words, frame)]
    }
    return part.isNull ? [] : view.subviews.flatMap { elements(in: $0, visible: part) }
  }

  /// Returns the kind, label, value and state of a view as a screen reader speaks them; nil for a
  /// view that is no accessibility element.
  @MainActor
  private static func spokenText(for view: UIView) -> String? {
    guard view.isAccessibilityElement else { return nil }
    let traits = view.accessibilityTraits
    var words = kinds.filter { traits.contains($0.trait) }.map(\.name)
    if let label = view.accessibilityLabel { words.append("\"\(label)\"") }
    if let value = view.accessibilityValue { words.append("value \"\(value)\"") }
    if traits.contains(.selected) { words.append("selected") }
    if traits.contains(.notEnabled) { words.append("not enabled") }
    if let hint = view.accessibilityHint { words.append("hint \"\(hint)\"") }
    return words.isEmpty ? "element" : words.joined(separator: " ")
  }

  private static let kinds: [(trait: UIAccessibilityTraits, name: String)] = [
    (.header, "header"), (.button, "button"), (.link, "link"), (.image, "image"),
    (.searchField, "search field"), (.adjustable, "adjustable"), (.staticText, "static text"),
  ]

  private static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)), \(text(frame.height)))"
  }

  /// Returns a number rounded to a millionth, because the last digits of `exp` differ between C
  /// libraries.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
