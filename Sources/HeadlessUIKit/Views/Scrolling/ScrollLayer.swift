package import Foundation
import Graphics
import Layers
import ScrollPhysics

/// The layer of a scroll view. It draws the scroll indicators above all content and rounds the
/// offset to device pixels, as a screen does.
final class ScrollLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == ScrollLayer.self }
  override var reportsContentChanges: Bool { reportsIndicatorChanges }

  package override func snapshot(at time: TimeInterval) -> Layer {
    var layer = super.snapshot(at: time)
    guard let scrollView = view as? UIScrollView else { return layer }
    let scale = scrollView.environment.screen.scale
    layer.bounds.origin = CGPoint(
      x: Self.drawn(layer.bounds.minX, scale: scale),
      y: Self.drawn(layer.bounds.minY, scale: scale))
    for indicator in scrollView.indicators(at: time) where indicator.alpha > 0 {
      var bar = Layer(
        frame: indicator.frame.offsetBy(dx: layer.bounds.minX, dy: layer.bounds.minY))
      bar.backgroundColor = indicator.color
      bar.cornerRadius = min(indicator.frame.width, indicator.frame.height) / 2
      bar.opacity = indicator.alpha
      bar.zPosition = .greatestFiniteMagnitude
      layer.sublayers.append(bar)
    }
    return layer
  }

  /// Whether no indicator is visible, and none will be until the scroll view reports a change.
  /// False inside a replicator layer, whose delayed copies may still show one.
  var reportsIndicatorChanges: Bool {
    guard let scrollView = view as? UIScrollView, scrollView.superview != nil else { return false }
    var around = superlayer
    while let layer = around {
      if layer is CAReplicatorLayer { return false }
      around = layer.superlayer
    }
    return scrollView.isWithoutIndicators
  }

  /// Returns the offset rounded to whole device pixels.
  static func drawn(_ offset: CGFloat, scale: CGFloat) -> CGFloat {
    (offset * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

extension UIScrollView {
  /// Returns the indicators of axes that can scroll, including those with an alpha of 0.
  package func indicators(at time: TimeInterval) -> [IndicatorState] {
    let shown = [ScrollAxis.Direction.vertical, .horizontal].filter { axis in
      let isWanted =
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      return isWanted && scrollAxis(axis).range.length > 0
    }
    let alpha = indicatorAlpha(at: time)
    return shown.compactMap { axis in
      indicatorFrame(axis, hasCorner: shown.count == 2).map {
        IndicatorState(axis: axis, frame: $0, alpha: alpha, color: indicatorColor)
      }
    }
  }

  /// Returns the frame of an indicator. `ScrollIndicator` determines its position along the axis.
  /// Across the axis it is at the far edge.
  private func indicatorFrame(_ axis: ScrollAxis.Direction, hasCorner: Bool) -> CGRect? {
    let isVertical = axis == .vertical
    let safe = automaticallyAdjustsScrollIndicatorInsets ? adjustment : .zero
    let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    let insets = own + safe
    let bar = ScrollIndicator(
      axis: scrollAxis(axis), offset: axis.component(of: contentOffset),
      insetBefore: Double(isVertical ? insets.top : insets.left),
      insetAfter: Double(isVertical ? insets.bottom : insets.right), hasCorner: hasCorner)
    guard let bar else { return nil }
    let thickness = CGFloat(scrollConstants.indicatorThickness)
    let edge =
      isVertical ? bounds.width - insets.right : bounds.height - insets.bottom
    let across = edge - CGFloat(scrollConstants.indicatorMargin) - thickness
    let (start, length) = (CGFloat(bar.start), CGFloat(bar.length))
    return isVertical
      ? CGRect(x: across, y: start, width: thickness, height: length)
      : CGRect(x: start, y: across, width: length, height: thickness)
  }

  /// Returns the opacity of the indicators: 1 during scrolling or dragging, then a delay and a
  /// fade. A finger that comes down during the fade keeps the indicators visible.
  private func indicatorAlpha(at time: TimeInterval) -> Double {
    if isDragging || motion?.moves == true || touchKeepsIndicators { return 1 }
    return fadingAlpha(at: time)
  }

  private func fadingAlpha(at time: TimeInterval) -> Double {
    guard let lastScrollEnd else { return 0 }
    return ScrollIndicator.opacity(
      secondsAfterScrolling: time - lastScrollEnd, constants: scrollConstants)
  }

  /// Whether the indicators have faded and no touch keeps them visible.
  fileprivate var isWithoutIndicators: Bool { indicatorAlpha(at: environment.clock.time) == 0 }

  private var touchKeepsIndicators: Bool {
    guard isTracking, let down = scrollPan.downTime else { return false }
    return fadingAlpha(at: down) > 0
  }

  /// Starts the fade of indicators that a finger has kept visible, when it lifts.
  func keepIndicators(at time: TimeInterval) {
    if touchKeepsIndicators { lastScrollEnd = time }
  }

  /// The colour of the indicators: black at 35 % or white at 50 %, measured on recordings of iOS
  /// 13.
  private var indicatorColor: Color {
    switch indicatorStyle {
    case .default, .black: Color(white: 0, alpha: 0.35)
    case .white: Color(white: 1, alpha: 0.5)
    }
  }
}
