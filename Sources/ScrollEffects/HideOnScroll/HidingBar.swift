public import Foundation

/// A bar that slides away as the offset grows and returns as it shrinks. This is a model of
/// topLayoutGuide/ios-parallax-view: each stage of its article, its Combine branch and the author's
/// ReactiveSwift follow-up.
///
/// `c` is the bar's top constant, `n` its height and `Δ` the change of the offset:
///
/// ```
/// naive      c = c - Δ
/// clamp      Δ < 0: c = min(c - Δ, 0)      Δ >= 0: c = max(-n, c - Δ)
/// guard      as clamp, but nothing at all happens at or beyond an end of the content
/// reactive   as clamp, on pairs of events; a drag's beginning means nothing
/// combine    as reactive, for pairs strictly inside
/// corrected  as clamp, with Δ between offsets clamped to the legal range
/// ```
///
/// Quirks: `clamp` and `reactive` move the bar by the overscroll when it bounces back. `guard`
/// loses the last step into an end. After a drag that began in overscroll, it hides the bar by the
/// whole overscroll. The pair variants drop a sample.
///
/// The scroll view is attached to the bar, so that the content moves two points per point of offset
/// while the bar moves. The bar stops `n` above the top of the safe area, with a part of it behind
/// the status bar. `corrected` covers that part with a backdrop.
public struct HidingBar: ScrollEffect, Hashable {
  /// The rule that moves the bar. The raw values are used in scene files.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case naive
    case clamp
    case `guard`
    case reactive
    case combine
    case corrected
  }

  /// The frames of the bar and the views attached to it, in points.
  public struct Geometry: Hashable, Sendable {
    /// The constant of `topConstraint`: 0 if the bar is shown, minus the bar's height if it is
    /// hidden.
    public var topConstant: CGFloat
    /// The frame of the bar, in the view's coordinates like all frames here.
    public var bar: CGRect
    /// The frame of the scroll view, from the bar's lower edge to that of the safe area, at least 0
    /// high.
    public var scrollView: CGRect
    /// The vertical position of the content's top.
    public var contentTop: CGFloat
    /// The opaque backdrop above the safe area, in front of the bar, or nil without one.
    public var statusBarBackdrop: CGRect?
    /// The height of the bar's visible part.
    public var visibleBarHeight: CGFloat
  }

  /// The height of the original's bar, in points.
  public static let defaultHeight: CGFloat = 64

  /// The rule that moves the bar.
  public let variant: Variant
  /// The height of the bar in points, at least 0.
  public let barHeight: CGFloat
  /// The bar's top constant: 0 if the bar is shown, minus its height if it is hidden. `naive` can
  /// exceed both.
  public private(set) var topConstant: CGFloat
  private var last: Sample?

  /// An offset, and whether it was strictly between the ends of the content.
  private struct Sample: Hashable {
    var offset: CGFloat
    var isInside: Bool
  }

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - barHeight: The height in points. Negative and NaN count as 0 (the original traps when it
  ///     builds a range from them).
  ///   - topConstant: The initial position of the bar.
  public init(
    variant: Variant, barHeight: CGFloat = HidingBar.defaultHeight, topConstant: CGFloat = 0
  ) {
    self.variant = variant
    self.barHeight = max(0, barHeight)
    self.topConstant = topConstant
  }

  /// Updates the bar with an event. All events must be passed in order, because the bar depends on
  /// the last offset and its own position.
  public mutating func update(_ state: ScrollState) -> Geometry {
    switch state.event {
    case .willBeginDragging: beginDragging(state)
    case .didScroll: scroll(state)
    }
    return geometry(state)
  }

  private mutating func beginDragging(_ state: ScrollState) {
    switch variant {
    case .naive, .clamp, .guard: last = sample(state)
    case .corrected: last = clampedSample(state)
    case .reactive, .combine: break
    }
  }

  private mutating func scroll(_ state: ScrollState) {
    let current = sample(state)
    switch variant {
    case .naive:
      topConstant -= current.offset - (last?.offset ?? 0)
      last = current
    case .clamp:
      move(by: current.offset - (last?.offset ?? 0))
      last = current
    case .guard:
      guard current.isInside else { return }
      move(by: current.offset - (last?.offset ?? 0))
      last = current
    case .reactive:
      if let last, !isAtBothEnds(state) { move(by: current.offset - last.offset) }
      last = current
    case .combine:
      if let last, last.isInside, current.isInside { move(by: current.offset - last.offset) }
      last = current
    case .corrected:
      let current = clampedSample(state)
      move(by: current.offset - (last?.offset ?? state.minimumOffsetY))
      last = current
    }
  }

  private mutating func move(by delta: CGFloat) {
    topConstant =
      delta < 0 ? min(topConstant - delta, 0) : max(0 - barHeight, topConstant - delta)
  }

  private func hasReachedTop(_ state: ScrollState) -> Bool {
    state.contentOffset.y <= state.minimumOffsetY
  }

  private func hasReachedBottom(_ state: ScrollState) -> Bool {
    let visible = state.boundsSize.height - state.adjustedContentInset.bottom
    return state.contentSize.height <= state.contentOffset.y + visible
  }

  /// Whether both ends of the content are visible, because it is shorter than the view. The
  /// follow-up's filter was meant to reject either end, but its "and" rejects only both at once.
  private func isAtBothEnds(_ state: ScrollState) -> Bool {
    hasReachedTop(state) && hasReachedBottom(state)
  }

  private func sample(_ state: ScrollState) -> Sample {
    Sample(
      offset: state.contentOffset.y, isInside: !hasReachedTop(state) && !hasReachedBottom(state))
  }

  private func clampedSample(_ state: ScrollState) -> Sample {
    let offset = min(max(state.contentOffset.y, state.minimumOffsetY), state.maximumOffsetY)
    return Sample(offset: offset, isInside: true)
  }

  private func geometry(_ state: ScrollState) -> Geometry {
    let size = state.viewFrame.size
    let safe = state.safeAreaInsets
    let bar = CGRect(
      x: safe.left, y: safe.top + topConstant, width: size.width - safe.left - safe.right,
      height: barHeight)
    let scrollView = CGRect(
      x: bar.minX, y: bar.maxY, width: bar.width,
      height: max(0, size.height - safe.bottom - bar.maxY))
    let hasBackdrop = variant == .corrected
    return Geometry(
      topConstant: topConstant, bar: bar, scrollView: scrollView,
      contentTop: scrollView.minY - state.contentOffset.y,
      statusBarBackdrop: hasBackdrop
        ? CGRect(x: 0, y: 0, width: size.width, height: safe.top) : nil,
      visibleBarHeight: max(0, bar.maxY - max(bar.minY, hasBackdrop ? safe.top : 0)))
  }
}
