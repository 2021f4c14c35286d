import Cassowary
import Foundation
import Synchronization

/// The solver's variables for an element that a constraint mentions, in the coordinates of the
/// parent box.
@MainActor
final class LayoutItem {
  /// The identity of the element, which remains valid as a key after the element is gone.
  let key: ObjectIdentifier
  private(set) weak var box: (any LayoutBox)?
  private(set) weak var region: (any LayoutRegion)?
  let left, top, width, height: Variable
  /// The engine's own rules about the item.
  var rules: [LayoutRow] = []
  /// The variables for scrolling; created when first mentioned.
  var scroll: Scroll?
  var firstBaseline, lastBaseline: Variable?
  /// The number of rows in the solver that determine the frame: constraints, content sizes, and the
  /// edges of regions. Springs and the limits of sizes do not count.
  var frameUses = 0
  /// Whether the last solution determines the frame. A box whose constraints are replaced keeps its
  /// place until the next solution.
  var isPlaced = false
  /// The solved frame that was last read.
  var solved = CGRect.zero
  /// The content size. Negative on an axis without one.
  var contentSize = LayoutItem.noContent
  var contentIsStale = true
  /// The item's number, in the order of creation.
  let number: Int
  /// Whether the item is among `LayoutItems.watched`.
  var isWatched = false
  /// Whether the item is in the set `resized` of `DirtyItems`.
  var isResized = false
  /// Whether `LayoutItems` has recorded the item as moved.
  var hasMoved = false
  /// Whether the element has left the tree.
  var isRemoved = false
  /// The width at which the height of wrapping content was last measured.
  var measuredWidth: CGFloat?

  /// The variables of a scrolling box in addition to its frame.
  struct Scroll {
    let offsetX, offsetY, contentWidth, contentHeight: Variable
    /// The number of constraints that mention the content's width or height.
    var widthUses = 0
    var heightUses = 0
    /// The content size that was last read.
    var solved = CGSize.zero
    var wasReported = false

    func offset(_ axis: LayoutAxis) -> Variable {
      switch axis {
      case .horizontal: offsetX
      case .vertical: offsetY
      }
    }

    func content(_ axis: LayoutAxis) -> Variable {
      switch axis {
      case .horizontal: contentWidth
      case .vertical: contentHeight
      }
    }
  }

  static let noContent = CGSize(width: -1, height: -1)

  /// The number of items in the process, of all engines.
  static var liveCount: Int { live.withLock { $0 } }
  nonisolated private static let live = Mutex(0)

  deinit { Self.live.withLock { $0 -= 1 } }

  init(_ box: any LayoutBox, number: Int, in rows: inout LayoutRows) {
    Self.live.withLock { $0 += 1 }
    self.number = number
    key = ObjectIdentifier(box)
    self.box = box
    (left, top) = (rows.makeVariable(), rows.makeVariable())
    (width, height) = (rows.makeVariable(), rows.makeVariable())
  }

  init(_ region: any LayoutRegion, number: Int, in rows: inout LayoutRows) {
    Self.live.withLock { $0 += 1 }
    self.number = number
    key = ObjectIdentifier(region)
    self.region = region
    (left, top) = (rows.makeVariable(), rows.makeVariable())
    (width, height) = (rows.makeVariable(), rows.makeVariable())
  }

  var element: (any LayoutElement)? { box ?? region }

  /// The box whose coordinates the frame is in.
  var parent: (any LayoutBox)? { box?.layoutParent ?? region?.layoutParent }

  /// All variables of the item.
  var variables: [Variable] {
    [left, top, width, height] + [firstBaseline, lastBaseline].compactMap(\.self)
      + (scroll.map { [$0.offsetX, $0.offsetY, $0.contentWidth, $0.contentHeight] } ?? [])
  }

  func isFrame(_ variable: Variable) -> Bool {
    variable == left || variable == top || variable == width || variable == height
  }

  func origin(_ axis: LayoutAxis) -> Variable {
    switch axis {
    case .horizontal: left
    case .vertical: top
    }
  }

  func size(_ axis: LayoutAxis) -> Variable {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  func content(_ axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: Double(contentSize.width)
    case .vertical: Double(contentSize.height)
    }
  }

  /// Whether the current content size is defined on the same axes as another size, so that the
  /// content rules can stay.
  func hasContent(onTheAxesOf size: CGSize) -> Bool {
    (contentSize.width >= 0) == (size.width >= 0)
      && (contentSize.height >= 0) == (size.height >= 0)
  }

  var hasContentRules: Bool { rules.contains { $0.rule?.isContentSize ?? false } }
}
