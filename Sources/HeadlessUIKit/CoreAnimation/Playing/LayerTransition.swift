import Foundation
import Graphics
import Layers
import PortableMath

/// A running transition from the previous appearance of a layer to its current one.
@MainActor
struct LayerTransition {
  /// The combination of the previous and the current appearance.
  enum Style {
    case fade, moveIn, push, reveal
    /// A flip about an axis in the plane, which shows the previous appearance in the first half.
    case flip(isUpright: Bool)
  }

  private let old: Layer
  private let style: Style
  /// The side from which the new appearance enters, in units of the layer's size.
  private let side: CGVector
  /// Returns the progress at a time, 0…1, or nil after the end.
  private let progress: (TimeInterval) -> Double?

  init(
    from old: Layer, _ style: Style, side: CGVector = CGVector(dx: 1, dy: 0),
    progress: @escaping (TimeInterval) -> Double?
  ) {
    (self.old, self.style, self.side, self.progress) = (old, style, side, progress)
  }

  /// Creates the transition for a `CATransition` on a layer.
  init(from old: Layer, _ change: CATransition, run: AnimationRun, layer: CALayer) {
    let style: Style =
      switch change.type {
      case .moveIn: .moveIn
      case .push: .push
      case .reveal: .reveal
      default: .fade
      }
    let side =
      switch change.subtype {
      case .fromLeft: CGVector(dx: -1, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: -1)
      case .fromBottom: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: 1, dy: 0)
      }
    let (first, last) = (Double(change.startProgress), Double(change.endProgress))
    self.init(from: old, style, side: side) { [weak layer] time in
      guard let layer else { return nil }
      let now = layer.localTime(at: time) - run.begin
      guard now >= 0, now < run.duration else { return nil }
      return first + (last - first) * change.progress(after: now, of: run.duration)
    }
  }

  /// Replaces a displayed layer by the combination of both appearances.
  func apply(to layer: inout Layer, at time: TimeInterval) {
    guard let share = progress(time) else { return }
    var (before, after) = (old, layer)
    func place(_ part: inout Layer) {
      part.position = CGPoint(
        x: layer.bounds.minX + part.anchorPoint.x * layer.bounds.width,
        y: layer.bounds.minY + part.anchorPoint.y * layer.bounds.height)
      part.transform = .identity
      part.projection = nil
      part.zPosition = 0
    }
    place(&before)
    place(&after)
    let size = layer.bounds.size
    func moved(_ part: Layer, _ share: Double) -> Layer {
      var part = part
      part.position.x += side.dx * size.width * CGFloat(share)
      part.position.y += side.dy * size.height * CGFloat(share)
      return part
    }
    let parts: [Layer]
    switch style {
    case .fade:
      before.opacity *= 1 - min(max(share, 0), 1)
      parts = [after, before]
    case .moveIn: parts = [before, moved(after, 1 - share)]
    case .push: parts = [moved(before, -share), moved(after, 1 - share)]
    case .reveal: parts = [after, moved(before, -share)]
    case .flip(let isUpright):
      let width = CGFloat(abs(Portable.cos(Double.pi * share)))
      var part = share < 0.5 ? before : after
      part.transform = CGAffineTransform(scaleX: isUpright ? width : 1, y: isUpright ? 1 : width)
      parts = [part]
    }
    var whole = Layer(bounds: layer.bounds, position: layer.position)
    whole.anchorPoint = layer.anchorPoint
    whole.transform = layer.transform
    whole.zPosition = layer.zPosition
    whole.isHidden = layer.isHidden
    switch style {
    case .moveIn, .push, .reveal: whole.masksToBounds = true
    case .fade, .flip: break
    }
    whole.sublayers = parts
    layer = whole
  }
}
