import Foundation
import Graphics

extension CALayer {
  /// The animated properties as they are seen at a time: blocks' first, over them the animations that
  /// were added, in their order.
  func shown(at time: TimeInterval) -> ShownValues {
    var shown = ShownValues()
    guard !animations.isEmpty || !addedAnimations.isEmpty else { return shown }
    for animation in animations where !animation.isFinished(at: time) {
      guard shown[animation.property] == nil || animation.timing.hasBegun(at: time) else {
        continue
      }
      shown[animation.property] = animation.value(at: time)
    }
    for added in addedAnimations { added.apply(to: &shown, at: time) }
    return shown
  }

  /// Hidden, but not yet.
  func isStillSeen(at time: TimeInterval) -> Bool {
    animations.contains { $0.property == .hidden && !$0.isFinished(at: time) }
  }

  /// In an animation block a layer that was hidden is still seen until the block's end.
  func staysSeenWhileAnimating() {
    animations.removeAll { $0.property == .hidden }
    guard isHidden, let block = AnimationBlock.current else { return }
    let seen = CGFloat(0).animated
    animations.append(
      PropertyAnimation(
        property: .hidden, from: seen, to: seen, timing: block.progress,
        block: ObjectIdentifier(block)))
    block.animates(self, .hidden, from: seen)
  }

  /// Called after every change of an animatable property. Inside `UIView.animate` a view's own layer
  /// starts from what is seen now; outside, a change ends the running animation of that property. A
  /// layer of one's own animates by itself, as its transaction says.
  func animate<Value: Animatable>(
    _ property: LayerProperty, from old: @autoclosure () -> Value?,
    to new: @autoclosure () -> Value?
  ) {
    changed()
    // A view hides at once, whatever is being animated.
    guard view == nil || property != .hidden else { return }
    // What is being put together shows nothing yet.
    guard view != nil ? AnimationBlock.current != nil || !animations.isEmpty : superlayer != nil
    else { return }
    let (old, new) = (old()?.animated, new()?.animated)
    if let old, let new, old.isSame(as: new) { return }
    guard view != nil else {
      if let old { addImplicitAnimation(of: property, from: old) }
      return
    }
    let running = animations.last { $0.property == property }
    let block = AnimationBlock.current
    let continues =
      block.map { block in
        running.map { $0.block == ObjectIdentifier(block) && block.isSequence } ?? false
      } ?? false
    if !continues { animations.removeAll { $0.property == property } }
    guard let block, let old, let new else { return }
    let seen = continues ? old : running.map { $0.value(at: block.now) } ?? old
    animations.append(
      PropertyAnimation(
        property: property, from: seen, to: new, timing: block.progress,
        block: ObjectIdentifier(block)))
    block.animates(self, property, from: seen)
  }

  /// The same for a colour; none is clear.
  func animate(_ property: LayerProperty, from old: CGColor?, to new: CGColor?) {
    animate(property, from: old?.color ?? .clear, to: new?.color ?? .clear)
  }

  /// A number of single precision.
  func animate(_ property: LayerProperty, from old: Float, to new: Float) {
    animate(property, from: CGFloat(old), to: CGFloat(new))
  }

  /// A path; none animates from or to nothing.
  func animate(_ property: LayerProperty, from old: CGPath?, to new: CGPath?) {
    animate(property, from: old?.path, to: new?.path)
  }
}
