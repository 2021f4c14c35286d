import Foundation
import Graphics

extension CALayer {
  /// Returns the displayed values of the animated properties at a time.
  ///
  /// Changes of animation blocks apply first. Added animations apply on top, in their order.
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

  /// Returns whether a hidden layer is still visible, because an animation block has not ended.
  func isStillVisible(at time: TimeInterval) -> Bool {
    animations.contains { $0.property == .hidden && !$0.isFinished(at: time) }
  }

  /// Keeps a layer visible until the end of the animation block in which it was hidden.
  func keepVisibleWhileAnimating() {
    animations.removeAll { $0.property == .hidden }
    guard isHidden, let block = AnimationBlock.current else { return }
    let seen = CGFloat(0).animated
    animations.append(
      PropertyAnimation(
        property: .hidden, from: seen, to: seen, timing: block.progress,
        block: ObjectIdentifier(block)))
    block.animates(self, .hidden, from: seen)
  }

  /// Animates a change of an animatable property. Every setter calls it.
  ///
  /// Inside `UIView.animate`, a view's layer starts from its displayed value. Outside, the change
  /// stops the running animation of the property. A layer without a view animates implicitly, by
  /// its transaction.
  func animate<Value: Animatable>(
    _ property: LayerProperty, from old: @autoclosure () -> Value?,
    to new: @autoclosure () -> Value?
  ) {
    changed()
    // A view is hidden immediately, even inside an animation block.
    guard view == nil || property != .hidden else { return }
    // A layer that is not in a tree yet is not visible.
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

  /// Animates a change of a colour. Nil counts as clear.
  func animate(_ property: LayerProperty, from old: CGColor?, to new: CGColor?) {
    animate(property, from: old?.color ?? .clear, to: new?.color ?? .clear)
  }

  /// Animates a change of a single-precision number.
  func animate(_ property: LayerProperty, from old: Float, to new: Float) {
    animate(property, from: CGFloat(old), to: CGFloat(new))
  }

  /// Animates a change of a path. A change from or to nil is not animated.
  func animate(_ property: LayerProperty, from old: CGPath?, to new: CGPath?) {
    animate(property, from: old?.path, to: new?.path)
  }
}
