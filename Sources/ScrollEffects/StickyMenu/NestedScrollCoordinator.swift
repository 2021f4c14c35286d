public import Foundation

/// A table in a scroll view under one header: first the header scrolls away and its menu sticks,
/// then the table scrolls. This is a model of bibekdari/DParallexScrolling and its article.
///
/// `p` and `c` are the offsets of parent and child, and `M` is the parent's maximum. On
/// `didScroll(X)`, "up" means that X's pan translation since touch-down is negative:
///
/// ```
/// up, X = child, p < M, no flag:    p = min(p + c, M); c = 0        (repo: p at least 0)
/// down, X = child, c < 0, p > 0:    p = max(p - |c|, 0)
/// down, X = parent, c > 0, p < M:   flag; c = max(c - (M - p), 0); p = M; no flag
/// ```
///
/// An assignment that changes an offset calls the delegate again before it returns, as in UIKit.
/// The model performs those calls itself, so that a caller applies the result without observing it.
///
/// Quirks: the sign of the whole translation is taken for the direction of the motion. Crossing the
/// sticking point loses the remainder. On the way down, the child's whole overscroll is subtracted
/// on every callback, so that the header opens quadratically, depending on the frame rate, and
/// stays half open after a small pull. `article` can end below 0, and `noguard` moves the table to
/// its top.
///
/// The corrected behaviour is one virtual offset `s = p + c`, divided into `min(s, M)` and the
/// rest. The physics act on `s`, and history has no effect.
public struct NestedScrollCoordinator: ScrollEffect, Hashable {
  /// The version of the code that is modelled. The raw values are used in scene files.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case article
    /// The repository, with its later fix.
    case repo
    /// The repository without the flag, to show its purpose.
    case noguard
    case corrected
  }

  /// One of the two scroll views.
  public enum ScrollView: Hashable, Sendable {
    case parent
    case child
  }

  /// The vertical content offsets of both scroll views.
  public struct Offsets: Hashable, Sendable {
    /// The offset of the scroll view around header and table, in points.
    public var parent: CGFloat
    /// The offset of the table, in points.
    public var child: CGFloat
    /// Creates offsets from any numbers, also beyond the ends.
    public init(parent: CGFloat, child: CGFloat) {
      self.parent = parent
      self.child = child
    }
  }

  /// The state at one call of `scrollViewDidScroll`.
  public struct State: Hashable, Sendable {
    /// The scroll view that called.
    public var view: ScrollView
    /// Both offsets during the call.
    public var offsets: Offsets
    /// The vertical pan translations of both views since touch-down. A touch in the table affects
    /// both recognisers, and a recogniser keeps its last value until the next touch.
    public var translations: Offsets
    /// Creates a state without checking its values.
    public init(view: ScrollView, offsets: Offsets, translations: Offsets) {
      self.view = view
      self.offsets = offsets
      self.translations = translations
    }
  }

  /// The version of the code that is modelled.
  public let variant: Variant
  /// The parent's maximum offset, at which the menu sticks.
  public let parentMaximum: CGFloat

  /// Creates a coordinator. The maximum is not checked; ``NestedScrollLayout/parentMaximum``
  /// provides it.
  public init(variant: Variant, parentMaximum: CGFloat) {
    self.variant = variant
    self.parentMaximum = parentMaximum
  }

  /// Returns the offsets after the delegate has run. It does not depend on earlier calls.
  public func update(_ state: State) -> Offsets {
    guard variant != .corrected else {
      return split(state.offsets.parent + state.offsets.child)
    }
    var call = DelegateCall(coordinator: self, state: state)
    call.didScroll(state.view)
    return call.offsets
  }

  /// Divides a virtual offset between both views, as in the corrected behaviour. Overscroll at the
  /// top belongs to the parent, at the bottom to the child.
  public func split(_ offset: CGFloat) -> Offsets {
    Offsets(parent: min(offset, parentMaximum), child: max(0, offset - parentMaximum))
  }
}
