public import Foundation
import ScrollPhysics

// Zooming scales the view that the delegate names with its transform. The content size grows with
// it. The point between the fingers, or in the middle, stays in place.
extension UIScrollView {
  /// The duration of an animated zoom, in seconds: that of a system animation.
  private static let zoomDuration: TimeInterval = 0.25

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Returns the scale clamped to the zoom limits.
  private func limited(_ scale: CGFloat) -> CGFloat {
    max(min(scale, max(minimumZoomScale, maximumZoomScale)), minimumZoomScale)
  }

  /// Whether a pinch can zoom.
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  func zoomLimitsChanged() {
    guard maximumZoomScale > minimumZoomScale, zoomPinch == nil else { return }
    let pinch = ScrollPinchGestureRecognizer()
    zoomPinch = pinch
    attach(pinch)
  }

  /// Sets the zoom scale, clamped to the limits, about the centre of the visible area. An animation
  /// takes a quarter of a second. Has no effect without a view for zooming.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(view, to: limited(scale), keeping: anchor(at: middle), at: middle, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the visible area as far as the limits
  /// allow, centred. An empty rectangle has no effect.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.isPlaceable else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(
      view, to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// Returns the content point, at scale 1, that is displayed at a point relative to the visible
  /// area.
  private func anchor(at point: CGPoint) -> CGPoint {
    CGPoint(
      x: (contentOffset.x + point.x) / zoomScale, y: (contentOffset.y + point.y) / zoomScale)
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at point: CGPoint, animated: Bool
  ) {
    guard animated, window != nil else {
      endMotion()
      return apply(scale, to: view, keeping: anchor, at: point)
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, to: scale, keeping: anchor, at: point)
  }

  private func animateZoom(
    of view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at point: CGPoint
  ) {
    endMotion()
    UIView.animate(
      withDuration: Self.zoomDuration,
      animations: { self.apply(scale, to: view, keeping: anchor, at: point) },
      completion: { _ in
        self.isZoomBouncing = false
        self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
      })
  }

  private func apply(
    _ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at point: CGPoint
  ) {
    let ratio = scale / zoomScale
    guard scale > 0 else { return }
    if ratio != 1 {
      let origin = view.frame.origin
      currentZoomScale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(
        x: origin.x * ratio + view.bounds.width * scale / 2,
        y: origin.y * ratio + view.bounds.height * scale / 2)
      contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    }
    let wanted = CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
    let offset = CGPoint(
      x: scrollAxis(.horizontal).range.clamp(Double(wanted.x)),
      y: scrollAxis(.vertical).range.clamp(Double(wanted.y)))
    if offset != contentOffset { applyOffset(offset, byCode: true) }
    if ratio != 1 { delegate?.scrollViewDidZoom(self) }
  }

  /// Moves the zoomed view's origin back to that of the content, because constraints place it as if
  /// it were not scaled.
  func settleZoomedView() {
    guard zoomScale != 1, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let center = CGPoint(
      x: view.bounds.width * zoomScale / 2, y: view.bounds.height * zoomScale / 2)
    if view.center != center { view.center = center }
  }

  // MARK: Pinch gesture

  /// Begins zooming by a pinch whose centre is at a point of the content.
  func beginPinch(at location: CGPoint) {
    guard canZoom, let view = zoomedView else { return }
    let point = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    pinch = Pinch(start: zoomScale, anchor: anchor(at: point))
    isZooming = true
    endMotion()
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Continues zooming with the fingers' distance relative to the beginning.
  func continuePinch(scale: CGFloat, at location: CGPoint) {
    guard let pinch, let view = zoomedView else { return }
    let point = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    apply(displayedScale(pinch.start * scale), to: view, keeping: pinch.anchor, at: point)
    lastPinchPoint = point
  }

  /// Returns the displayed scale. Beyond the limits it follows the fingers by the square root of
  /// the ratio. This is a model: Apple does not document it. Without `bouncesZoom` the scale stops
  /// at the limits.
  private func displayedScale(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    return bouncesZoom && limit != scale && scale > 0 ? limit * (scale / limit).squareRoot() : limit
  }

  /// Ends zooming by a pinch. A scale beyond the limits animates back to them.
  func endPinch() {
    guard let pinch, let view = zoomedView else { return }
    self.pinch = nil
    isZooming = false
    let limit = limited(zoomScale)
    guard limit != zoomScale else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    isZoomBouncing = true
    animateZoom(of: view, to: limit, keeping: pinch.anchor, at: lastPinchPoint)
  }
}
