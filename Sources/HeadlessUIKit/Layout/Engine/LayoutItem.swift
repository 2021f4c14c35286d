import Cassowary
import Foundation
import Synchronization

/// A view or guide that some constraint mentions: its variables, in the coordinates of the
/// superview (of the owning view, for a guide).
@MainActor
package final class LayoutItem {
  /// The view or guide's, also when that is gone.
  let key: ObjectIdentifier
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  let left, top, width, height: Variable
  /// What the engine itself keeps true about the item.
  var rules: [LayoutRow] = []
  /// Made when first mentioned.
  var scroll: Scroll?
  var firstBaseline, lastBaseline: Variable?
  /// The solution that was last read.
  var solved = CGRect.zero
  /// −1 on an axis without a size of its own.
  var contentSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var contentIsStale = true
  /// Its view or guide left the tree.
  var isForgotten = false
  /// The width for which the height of wrapping content was last asked.
  var measuredWidth: CGFloat?

  /// What a scroll view has beside its frame.
  struct Scroll {
    let offsetX, offsetY, contentWidth, contentHeight: Variable
    /// Constraints that mention the content's size.
    var widthUses = 0
    var heightUses = 0
    /// The content size that was last read.
    var solved = CGSize.zero
    var wasHandedOver = false
  }

  /// How many there are, of all engines: what tests hold leaks against.
  package static var liveCount: Int { live.withLock { $0 } }
  nonisolated private static let live = Mutex(0)

  deinit { Self.live.withLock { $0 -= 1 } }

  init(_ object: AnyObject, in solver: inout Solver) {
    Self.live.withLock { $0 += 1 }
    key = ObjectIdentifier(object)
    view = object as? UIView
    guide = object as? UILayoutGuide
    (left, top) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
  }

  /// All that the solver keeps for the item.
  var variables: [Variable] {
    [left, top, width, height] + [firstBaseline, lastBaseline].compactMap(\.self)
      + (scroll.map { [$0.offsetX, $0.offsetY, $0.contentWidth, $0.contentHeight] } ?? [])
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }

  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

  /// Whether the content has rules on the same axes as it would with that size.
  func hasContent(onTheAxesOf size: CGSize) -> Bool {
    (contentSize.width >= 0) == (size.width >= 0)
      && (contentSize.height >= 0) == (size.height >= 0)
  }

  var hasContentRules: Bool {
    rules.contains { if case .rule(let rule) = $0.origin { rule.isContentSize } else { false } }
  }
}
