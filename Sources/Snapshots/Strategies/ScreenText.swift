import Foundation
import HeadlessUIKit
import Overscroll

/// A screen at one time as lines that people compare.
enum ScreenText: Hashable, Sendable {
  case viewHierarchy, constraints, accessibility

  @MainActor
  func lines(of stage: Stage) -> [String] {
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
    if let label = view as? UILabel, let words = label.text { parts.append("\"\(words)\"") }
    return [String(repeating: "  ", count: depth) + parts.joined(separator: " ")]
      + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// What can be read or worked and can be seen, from the top, then in reading direction.
  @MainActor
  private static func elements(of window: UIWindow) -> [String] {
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
    return order.map { "\($0.element.words) \(text($0.element.frame))" }
  }

  @MainActor
  private static func elements(
    in view: UIView, visible: CGRect
  ) -> [(words: String, frame: CGRect)] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let part = view.clipsToBounds || view is UIScrollView ? frame.intersection(visible) : visible
    if let words = words(for: view) {
      let seen = frame.intersection(visible)
      return seen.isNull || seen.isEmpty ? [] : [(words, frame)]
    }
    return part.isNull ? [] : view.subviews.flatMap { elements(in: $0, visible: part) }
  }

  /// Traits and label as UIKit's own classes have them; nil for what is no element.
  @MainActor
  private static func words(for view: UIView) -> String? {
    func quoted(_ text: String?) -> String { " \"\(text ?? "")\"" }
    let off = (view as? UIControl).map { !$0.isEnabled } == true ? " not enabled" : ""
    let chosen = (view as? UIControl)?.isSelected == true ? " selected" : ""
    switch view {
    case let label as UILabel:
      return label.text?.isEmpty == false ? "static text\(quoted(label.text))" : nil
    case let button as UIButton:
      return "button\(quoted(button.currentTitle ?? button.titleLabel?.text))\(chosen)\(off)"
    case let toggle as UISwitch: return "switch \(toggle.isOn ? "on" : "off")\(off)"
    case let slider as UISlider: return "adjustable \(text(CGFloat(slider.value)))\(off)"
    case let field as UITextField:
      let shown = field.isSecureTextEntry ? "•" : field.text
      return "text field\(quoted(shown?.isEmpty == false ? shown : field.placeholder))\(off)"
    case let area as UITextView: return "text area\(quoted(area.text))"
    default: return nil
    }
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)), \(text(frame.height)))"
  }

  /// To a millionth: the last digits of `exp` are not the same in all C libraries.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
