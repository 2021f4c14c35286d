public import Foundation

/// A table in a scroll view under one header: the header goes first, its menu sticks, then the table
/// scrolls. Model of bibekdari/DParallexScrolling and its article.
///
/// With `p`, `c` the offsets of parent and child and `M` the parent's largest, on `didScroll(X)`,
/// where "going up" means that X's pan translation since touch-down is negative:
///
///     up, X = child, p < M, no flag:    p = min(p + c, M); c = 0        (repo: p at least 0)
///     down, X = child, c < 0, p > 0:    p = max(p - |c|, 0)
///     down, X = parent, c > 0, p < M:   flag; c = max(c - (M - p), 0); p = M; no flag
///
/// An assignment that changes an offset calls the delegate again before it returns, as UIKit does;
/// the model runs those calls itself, so a caller applies the result without listening to it.
///
/// Quirks: the sign of the whole translation is taken for the direction of the motion; crossing the
/// sticking point loses the remainder; going down, the child's whole overscroll is subtracted on
/// every callback, so that the header opens quadratically, by the frame rate, and stays half open
/// after a small pull. `article` can end below 0, `noguard` throws the table to its top.
/// Corrected is one virtual offset `s = p + c`, split into `min(s, M)` and the rest: physics act on
/// `s`, history plays no part.
public struct NestedScrollCoordinator: ScrollEffect, Hashable {
  /// Whose code is modelled; raw values are what scenes write.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case article
    /// With the repository's later fix.
    case repo
    /// The repository without the flag, to show what it is for.
    case noguard
    case corrected
  }

  /// One of the two scroll views.
  public enum ScrollView: Hashable, Sendable {
    case parent
    case child
  }

  /// Vertical content offsets.
  public struct Offsets: Hashable, Sendable {
    /// Of the scroll view around header and table, in points.
    public var parent: CGFloat
    /// Of the table, in points.
    public var child: CGFloat
    /// Any numbers: offsets may lie beyond the ends.
    public init(parent: CGFloat, child: CGFloat) {
      self.parent = parent
      self.child = child
    }
  }

  /// One `scrollViewDidScroll`.
  public struct State: Hashable, Sendable {
    /// The scroll view that called.
    public var view: ScrollView
    /// Both offsets, as they are during the call.
    public var offsets: Offsets
    /// The vertical pan translations of both views since touch-down. A touch in the table feeds
    /// both recognisers; a recogniser keeps its last value until the next touch.
    public var translations: Offsets
    /// Nothing is checked.
    public init(view: ScrollView, offsets: Offsets, translations: Offsets) {
      self.view = view
      self.offsets = offsets
      self.translations = translations
    }
  }

  /// Whose code is modelled.
  public let variant: Variant
  /// The parent's largest offset, where the menu sticks.
  public let parentMaximum: CGFloat

  /// The maximum is not checked; ``NestedScrollLayout/parentMaximum`` has it.
  public init(variant: Variant, parentMaximum: CGFloat) {
    self.variant = variant
    self.parentMaximum = parentMaximum
  }

  /// The offsets after the delegate has run. Nothing is remembered between calls.
  public func update(_ state: State) -> Offsets {
    guard variant != .corrected else {
      return split(state.offsets.parent + state.offsets.child)
    }
    var call = DelegateCall(coordinator: self, state: state)
    call.didScroll(state.view)
    return call.offsets
  }

  /// The corrected behaviour's share of each view in one virtual offset. Overscroll at the top
  /// belongs to the parent, at the bottom to the child.
  public func split(_ offset: CGFloat) -> Offsets {
    Offsets(parent: min(offset, parentMaximum), child: max(0, offset - parentMaximum))
  }
}
