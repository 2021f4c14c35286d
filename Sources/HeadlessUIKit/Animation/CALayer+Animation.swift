import Foundation
import Graphics

extension CALayer {
  /// The animatable properties as they are seen at a time.
  struct Presentation {
    var bounds: CGRect
    var position: CGPoint
    var transform: CGAffineTransform
    var opacity: CGFloat
    var backgroundColor: Color?
    var cornerRadius: CGFloat
    var contentsRect: CGRect
  }

  func presentation(at time: TimeInterval) -> Presentation {
    var shown = Presentation(
      bounds: bounds, position: position, transform: transform.affine,
      opacity: CGFloat(min(max(opacity, 0), 1)), backgroundColor: backgroundColor?.color,
      cornerRadius: cornerRadius, contentsRect: contentsRect)
    for animation in animations where !animation.isFinished(at: time) {
      let value = animation.value(at: time)
      switch animation.property {
      case .bounds: shown.bounds = CGRect(value)
      case .position: shown.position = CGPoint(value)
      case .transform: shown.transform = CGAffineTransform(value)
      case .opacity: shown.opacity = min(max(CGFloat(value), 0), 1)
      case .backgroundColor: shown.backgroundColor = Color(value)
      case .cornerRadius: shown.cornerRadius = max(CGFloat(value), 0)
      case .contentsRect: shown.contentsRect = CGRect(value)
      case .visibility: continue
      }
    }
    return shown
  }

  /// Whether nothing of the layer is seen: hidden, and not on its way out either.
  func isGone(at time: TimeInterval) -> Bool {
    isHidden
      && !animations.contains { $0.property == .visibility && !$0.isFinished(at: time) }
  }

  /// Called after every change of an animatable property. Inside `UIView.animate` a view's own layer
  /// starts from what is seen now; outside, a change ends the running animation of that property.
  func animate<Value: Animatable>(
    _ property: PropertyAnimation.Property, from old: Value, to new: Value
  ) {
    guard old != new else { return }
    let running = animations.first { $0.property == property }
    animations.removeAll { $0.property == property }
    guard view != nil, let block = AnimationBlock.current else { return }
    let seen = running.map { $0.value(at: block.now) } ?? old.animated
    animations.append(
      PropertyAnimation(
        property: property, from: seen, to: new.animated, timing: block.timing,
        block: ObjectIdentifier(block)))
    block.animates(self)
  }

  /// Ends what is running: the layer is seen as it was set. A call of `UIView.animate` that has
  /// nothing left to animate completes, with false.
  public func removeAllAnimations() {
    let blocks = Set(animations.map(\.block))
    animations = []
    (view?.environment ?? .current).clock.complete(abandonedAmong: blocks)
  }
}
