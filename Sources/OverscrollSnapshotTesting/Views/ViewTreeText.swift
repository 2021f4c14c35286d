import Foundation
import HeadlessUIKit

/// Trees of views and controllers as text, in the format of UIKit's private descriptions without
/// addresses.
@MainActor
enum ViewTreeText {
  /// Returns a view and its subviews, one per line.
  static func lines(of view: UIView) -> [String] {
    [line(of: view)] + view.subviews.flatMap { lines(of: $0).map { "   | " + $0 } }
  }

  private static func line(of view: UIView) -> String {
    let frame = view.frame
    var parts = [
      "<\(type(of: view))",
      "frame = (\(text(frame.minX)) \(text(frame.minY)); "
        + "\(text(frame.width)) \(text(frame.height)))",
    ]
    if let label = view as? UILabel, let words = label.text { parts.append("text = '\(words)'") }
    if view.alpha < 1 { parts.append("alpha = \(text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: view.layer))>>")
    return parts.joined(separator: "; ")
  }

  /// Returns a controller and its children, one per line.
  static func lines(of controller: UIViewController) -> [String] {
    let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    return ["<\(type(of: controller))>, state: \(state), view: \(view)"]
      + controller.children.flatMap { lines(of: $0).map { "   | " + $0 } }
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
