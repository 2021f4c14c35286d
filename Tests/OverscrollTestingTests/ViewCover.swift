import Foundation
import HeadlessUIKit

/// The visible views of a tree, computed from frames and colours without drawing.
@MainActor
struct ViewCover {
  /// The views from back to front.
  private let tree: [UIView]
  private let screen: CGRect

  init(of window: UIWindow) {
    tree = window.tree
    screen = window.bounds
  }

  /// Returns whether the whole view is visible: inside of the screen and of clipping views, not
  /// hidden, and not covered by a view in front.
  func canSee(_ view: UIView) -> Bool {
    guard let place = tree.firstIndex(where: { $0 === view }), isShown(view) else { return false }
    let frame = view.convert(view.bounds, to: nil)
    guard frame.width > 2, frame.height > 2, visiblePart(of: view) == frame else { return false }
    return !tree[(place + 1)...].contains { other in
      isOpaque(other) && !other.isDescendant(of: view) && visiblePart(of: other).contains(frame)
    }
  }

  private func ancestors(of view: UIView) -> [UIView] {
    Array(sequence(first: view) { $0.superview })
  }

  private func isShown(_ view: UIView) -> Bool {
    ancestors(of: view).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }

  private func visiblePart(of view: UIView) -> CGRect {
    ancestors(of: view).dropFirst().filter(\.clipsToBounds).reduce(
      screen.intersection(view.convert(view.bounds, to: nil))
    ) { $0.intersection($1.convert($1.bounds, to: nil)) }
  }

  /// Returns whether a view is opaque, as photographs and plain colours without rounded corners
  /// are.
  private func isOpaque(_ view: UIView) -> Bool {
    let isPhoto = (view as? UIImageView)?.image != nil && view.clipsToBounds
    return (isPhoto || view.backgroundColor?.cgColor.alpha == 1) && view.layer.cornerRadius == 0
      && view.layer.mask == nil
      && ancestors(of: view).allSatisfy { !$0.isHidden && $0.alpha == 1 }
  }
}
