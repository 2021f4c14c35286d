import Foundation
import Graphics
import HeadlessUIKit
import Typography

/// A small mistake in a screen.
enum Mutation: String, CaseIterable {
  case move = "a label 1 point further down"
  case color = "a label's colour off by 1 of 255"
  case weight = "a label one weight bolder"
  case missing = "a missing label or picture"
  /// A change made by another version of a text library: small letters end on whole pixels.
  case hinting = "re-hinted text"

  /// Mistakes made by a programmer. Re-hinted text is a change of the environment instead.
  static let mistakes: [Mutation] = [.move, .color, .weight, .missing]

  /// Returns whether the mistake is possible in a view, which must show something.
  @MainActor
  func concerns(_ view: UIView) -> Bool {
    if (view as? UILabel)?.text?.isEmpty == false { return true }
    return self == .missing && (view as? UIImageView)?.image != nil
  }

  @MainActor
  func apply(to view: UIView) {
    switch self {
    case .move: view.transform = CGAffineTransform(translationX: 0, y: 1)
    case .missing: view.isHidden = true
    case .hinting:
      guard let label = view as? UILabel else { return }
      let height = label.font.xHeight * label.traitCollection.displayScale
      let stretch = height.rounded(.up) / height
      label.transform = CGAffineTransform(scaleX: 1, y: stretch)
    case .color:
      guard let label = view as? UILabel else { return }
      let parts = label.textColor.cgColor.components ?? [0, 1]
      let (red, green, blue) =
        parts.count == 4 ? (parts[0], parts[1], parts[2]) : (parts[0], parts[0], parts[0])
      label.textColor = UIColor(
        red: red > 0.5 ? red - 1 / 255 : red + 1 / 255, green: green, blue: blue,
        alpha: parts[parts.count - 1])
    case .weight:
      guard let label = view as? UILabel else { return }
      let isBold = label.font.fontName.lowercased().contains("bold")
      label.font = .systemFont(
        ofSize: label.font.pointSize, weight: isBold ? .heavy : .medium)
    }
  }
}
