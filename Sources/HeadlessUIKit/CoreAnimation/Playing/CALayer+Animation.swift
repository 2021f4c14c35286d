import Foundation
import Graphics

extension CALayer {
  /// Returns the displayed values of the animated properties at a time.
  ///
  /// Changes of animation blocks apply first. Added animations apply on top, in their order.
  ///
  /// - Complexity: O(1) without animations.
  func shown(at time: TimeInterval) -> ShownValues {
    var shown = ShownValues()
    guard !animations.isEmpty || !addedAnimations.isEmpty else { return shown }
    for property in animatedProperties {
      shown[property] = animations.value(of: property, over: model(property), at: time)
    }
    for added in addedAnimations { added.apply(to: &shown, at: time) }
    return shown
  }

  /// The properties that animation blocks change, without repetition.
  private var animatedProperties: [LayerProperty] {
    var properties: [LayerProperty] = []
    for animation in animations where !properties.contains(animation.property) {
      properties.append(animation.property)
    }
    return properties
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
        property: .hidden, from: seen, to: seen, timing: block.progress, combination: .fixed,
        block: block.identity))
    block.animates(self, .hidden, from: seen)
  }

  /// Animates a change of an animatable property. Every setter calls it.
  ///
  /// Inside `UIView.animate`, a view's layer shows the change over the duration. Outside, the
  /// change is a change of the model value only, and running animations continue. A layer without a
  /// view animates implicitly, by its transaction.
  func animate<Value: Animatable>(
    _ property: LayerProperty, from old: @autoclosure () -> Value?,
    to new: @autoclosure () -> Value?
  ) {
    changed()
    // A view is hidden immediately, even inside an animation block.
    guard view == nil || property != .hidden else { return }
    guard view != nil else {
      // A layer that is not in a tree yet is not visible.
      guard superlayer != nil, let old = old()?.animated else { return }
      if let new = new()?.animated, old.isSame(as: new) { return }
      return addImplicitAnimation(of: property, from: old)
    }
    guard let block = AnimationBlock.current else {
      // Without a value there is nothing to show, so the animation ends.
      if !animations.isEmpty, new() == nil { animations.removeAll { $0.property == property } }
      return
    }
    guard let old = old()?.animated, let new = new()?.animated else {
      return animations.removeAll { $0.property == property }
    }
    if !old.isSame(as: new) { animate(property, from: old, to: new, in: block) }
  }

  /// Adds a change to an animation block.
  private func animate(
    _ property: LayerProperty, from old: AnimatedValue, to new: AnimatedValue,
    in block: AnimationBlock
  ) {
    var start = old
    let running = animations.last { $0.property == property }
    let isSame = running.map { $0.block.block == block.identity.block } ?? false
    if block.isSequence, isSame {
      // A step of a sequence continues from the end of the one before.
    } else if !property.isAdditive {
      start = animations.value(of: property, over: old, at: clock.time) ?? old
      animations.removeAll { $0.property == property }
    } else if let running, running.block == block.identity {
      // Both changes have one timing, so one animation shows their sum.
      start = running.from.moved(from: running.to, to: old)
      if let index = animations.lastIndex(where: { $0.property == property }) {
        animations.remove(at: index)
      }
    }
    let combination: PropertyAnimation.Combination =
      property.isAdditive ? .additive : block.isSequence ? .fixed : .towardsModel
    animations.append(
      PropertyAnimation(
        property: property, from: start, to: new, timing: block.progress, combination: combination,
        block: block.identity, isStep: block.isSequence))
    block.animates(self, property, from: start)
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
