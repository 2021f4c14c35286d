import Cassowary
import Foundation
import Synchronization

/// An element that some constraint mentions: its variables, in the coordinates of the box it lies
/// in.
@MainActor
final class LayoutItem {
  /// The element's, also when that is gone.
  let key: ObjectIdentifier
  private(set) weak var box: (any LayoutBox)?
  private(set) weak var region: (any LayoutRegion)?
  let left, top, width, height: Variable
  /// What the engine itself keeps true about the item.
  var rules: [LayoutRow] = []
  /// Made when first mentioned.
  var scroll: Scroll?
  var firstBaseline, lastBaseline: Variable?
  /// The solution that was last read.
  var solved = CGRect.zero
  /// Negative on an axis without a size of its own.
  var contentSize = LayoutItem.noContent
  var contentIsStale = true
  /// Its place among all items of the engine.
  let number: Int
  /// Whether it is among the engine's watched ones, and those with another size of content.
  var isWatched = false
  var isOutdated = false
  /// Whether it is among those to be read.
  var hasMoved = false
  /// Its element left the tree.
  var isForgotten = false
  /// The width for which the height of wrapping content was last asked.
  var measuredWidth: CGFloat?

  /// What a box with scrolling content has beside its frame.
  struct Scroll {
    let offsetX, offsetY, contentWidth, contentHeight: Variable
    /// Constraints that mention the content's size.
    var widthUses = 0
    var heightUses = 0
    /// The content size that was last read.
    var solved = CGSize.zero
    var wasHandedOver = false

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

  /// How many there are, of all engines.
  static var liveCount: Int { live.withLock { $0 } }
  nonisolated private static let live = Mutex(0)

  deinit { Self.live.withLock { $0 -= 1 } }

  init(_ box: any LayoutBox, number: Int, in solver: inout Solver) {
    Self.live.withLock { $0 += 1 }
    self.number = number
    key = ObjectIdentifier(box)
    self.box = box
    (left, top) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
  }

  init(_ region: any LayoutRegion, number: Int, in solver: inout Solver) {
    Self.live.withLock { $0 += 1 }
    self.number = number
    key = ObjectIdentifier(region)
    self.region = region
    (left, top) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
  }

  var element: (any LayoutElement)? { box ?? region }

  /// The box whose coordinates its frame is in.
  var parent: (any LayoutBox)? { box?.layoutParent ?? region?.layoutParent }

  /// All that the solver keeps for the item.
  var variables: [Variable] {
    [left, top, width, height] + [firstBaseline, lastBaseline].compactMap(\.self)
      + (scroll.map { [$0.offsetX, $0.offsetY, $0.contentWidth, $0.contentHeight] } ?? [])
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

  /// Whether the content has rules on the same axes as it would with that size.
  func hasContent(onTheAxesOf size: CGSize) -> Bool {
    (contentSize.width >= 0) == (size.width >= 0)
      && (contentSize.height >= 0) == (size.height >= 0)
  }

  var hasContentRules: Bool { rules.contains { $0.rule?.isContentSize ?? false } }
}
