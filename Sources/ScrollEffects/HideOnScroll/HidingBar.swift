public import Foundation

/// A bar that slides away as the offset grows and returns as it shrinks. Model of
/// topLayoutGuide/ios-parallax-view, each stage of its article, its Combine branch and the
/// author's ReactiveSwift follow-up.
///
/// With `c` the bar's top constant, `n` its height and `Δ` the change of the offset:
///
///     naive      c = c - Δ
///     clamp      Δ < 0: c = min(c - Δ, 0)      Δ >= 0: c = max(-n, c - Δ)
///     guard      as clamp, but nothing at all happens at or beyond an end of the content
///     reactive   as clamp, on pairs of events; a drag's beginning means nothing
///     combine    as reactive, for pairs strictly inside
///     corrected  as clamp, with Δ between offsets clamped to the legal range
///
/// Quirks: clamp and reactive move the bar by the overscroll when it bounces back; guard loses the
/// last step into an end, and after a drag begun in overscroll hides the bar by the whole of it; the
/// pair variants drop a sample. The scroll view hangs from the bar, so the content moves two points
/// per point of offset while the bar moves. The bar stops `n` above the safe area, a strip of it
/// behind the status bar; corrected lays a backdrop over that.
public struct HidingBar: ScrollEffect, Hashable {
  /// Which rule moves the bar; raw values are what scenes write.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case naive
    case clamp
    case `guard`
    case reactive
    case combine
    case corrected
  }

  /// Where the bar and what hangs from it are, in points.
  public struct Geometry: Hashable, Sendable {
    /// `topConstraint.constant`: 0 shown, minus the bar's height hidden.
    public var topConstant: CGFloat
    /// In the view's coordinates, as are all frames here.
    public var bar: CGRect
    /// From the bar's lower edge to the safe area's, at least 0 high.
    public var scrollView: CGRect
    /// Where the content's top lies.
    public var contentTop: CGFloat
    /// The opaque strip above the safe area, in front of the bar; nil where it is missing.
    public var statusBarBackdrop: CGRect?
    /// Height of the bar that shows on the screen.
    public var visibleBarHeight: CGFloat
  }

  /// The original's bar.
  public static let defaultHeight: CGFloat = 64

  /// Which rule moves the bar.
  public let variant: Variant
  /// In points, at least 0.
  public let barHeight: CGFloat
  /// 0 with the bar shown, minus its height with the bar hidden; `naive` can go beyond both.
  public private(set) var topConstant: CGFloat
  private var last: Sample?

  /// An offset and whether it lay strictly between the ends of the content when it was seen.
  private struct Sample: Hashable {
    var offset: CGFloat
    var isInside: Bool
  }

  /// - Parameters:
  ///   - barHeight: negative and NaN count as 0 (the original traps, building a range from them).
  ///   - topConstant: where the bar begins.
  public init(
    variant: Variant, barHeight: CGFloat = HidingBar.defaultHeight, topConstant: CGFloat = 0
  ) {
    self.variant = variant
    self.barHeight = max(0, barHeight)
    self.topConstant = topConstant
  }

  /// Remembers the last offset and the bar's place: wants every event, in order.
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

  /// The follow-up's filter, which wants to reject an end and by an "and" rejects only both at
  /// once: content shorter than the view.
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
