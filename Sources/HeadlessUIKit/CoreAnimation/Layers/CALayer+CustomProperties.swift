import Foundation
import Graphics

// Properties that subclasses of layers have of their own, which are kept by name and can be animated:
// `needsDisplay(forKey:)` says which draw the layer anew.
extension CALayer {
  /// The value of a property that an app declares `@NSManaged`, which Core Animation stores: as it was set, or
  /// as it is seen on a copy that `presentation()` made. Before it was set what `defaultValue(forKey:)` says,
  /// else nil or zero. Numbers become numbers of the property's type; where a type has no zero, a value that
  /// was not set is a mistake of the screen.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let value = self.value(forKey: key)
    if let value, let own = Self.converted(value, to: Value.self) { return own }
    if let none = Any?.none as? Value { return none }
    if let zero = Self.zero(of: Value.self) { return zero }
    preconditionFailure(
      "\(Swift.type(of: self)).\(key) has no value: set it, or say it in defaultValue(forKey:)")
  }

  /// Sets such a property, with the action for it.
  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    // What was seen before, and is animated from.
    if customValue(forKey: key) == nil { keptValues[key] = Self.zero(of: Value.self) }
    setValue(value, forKey: key)
  }

  private static func zero<Value>(of type: Value.Type) -> Value? {
    zeros.lazy.compactMap { $0 as? Value }.first
  }

  private static let zeros: [Any] = [
    CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    CATransform3DIdentity,
  ]

  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard case .numbers(let numbers)? = AnimatedValue(object: value), numbers.count == 1 else {
      return nil
    }
    let number = numbers[0]
    let candidates: [Any] = [
      number, Double(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0,
      NSNumber(value: Double(number)),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// What was set under a name that every layer could have, or the class's default.
  final func customValue(forKey key: String) -> Any? {
    keptValues[key] ?? Swift.type(of: self).defaultValue(forKey: key)
  }

  /// Sets it; the action for it is asked for before, as Core Animation does, and runs after.
  final func setCustomValue(_ value: Any?, forKey key: String) {
    guard Swift.type(of: self).needsDisplay(forKey: key) else { return keptValues[key] = value }
    let seen = shown(at: clock.time).custom[key]?.object(like: customValue(forKey: key) ?? value)
    let old = seen ?? customValue(forKey: key)
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    keptValues[key] = value
    setNeedsDisplay()
    guard let animation = action as? CAAnimation else { return }
    add(animation.beginning(from: old), forKey: key)
  }

  /// Of a copy for `presentation()`: what is seen of such properties, the others as they were set.
  final func showCustomProperties(_ shown: ShownValues) {
    for (key, value) in shown.custom {
      keptValues[key] = value.object(like: customValue(forKey: key))
    }
  }

  /// Whether the layer draws itself anew in each frame.
  final var isCustomPropertyAnimated: Bool {
    !addedAnimations.isEmpty && addedAnimations.contains { isOfCustomProperty($0.animation) }
  }

  private func isOfCustomProperty(_ animation: CAAnimation) -> Bool {
    if let group = animation as? CAAnimationGroup {
      return group.animations?.contains(where: isOfCustomProperty) ?? false
    }
    return (animation as? CAPropertyAnimation)?.isOfCustomProperty(of: self) ?? false
  }

  /// The layer as it is seen, to draw in its place.
  final func presentationForDrawing() -> CALayer {
    guard let shown = presentation() else { return self }
    shown.delegate = delegate
    return shown
  }

  /// Draws the layer as it was set once the animation is gone.
  final func displayAfter(_ added: AddedAnimation) {
    if let emitter = self as? CAEmitterLayer { return emitter.keep(added.run) }
    if isOfCustomProperty(added.animation) { setNeedsDisplay() }
  }

  /// The action of Core Animation's search: `actions`, the view whose layer it is, the class's
  /// `defaultAction(forKey:)`, and for a layer of one's own the animation of a property that can be animated.
  /// Nil for nothing.
  final func standardAction(forKey event: String) -> (any CAAction)? {
    if let own = actions?[event] { return own is NSNull ? nil : own }
    if let view {
      let action = view.action(for: self, forKey: event)
      return action is NSNull ? nil : action
    }
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = Swift.type(of: self).defaultAction(forKey: event) { return action }
    guard let property = LayerProperty(rawValue: event) else { return nil }
    return ImplicitAnimation(keyPath: property.rawValue)
  }
}

extension CAAnimation {
  /// As an action: one that says neither where it begins nor where it ends begins with what was seen.
  func beginning(from seen: Any?) -> CAAnimation {
    guard let own = self as? CABasicAnimation, own.fromValue == nil, own.toValue == nil,
      own.byValue == nil, let copy = own.copy() as? CABasicAnimation
    else { return self }
    copy.fromValue = seen
    return copy
  }
}

extension CAPropertyAnimation {
  /// Whether a subclass of layers has said that it draws this property.
  @MainActor
  func isOfCustomProperty(of layer: CALayer) -> Bool {
    guard target == nil, let keyPath else { return false }
    return type(of: layer).needsDisplay(forKey: keyPath)
  }
}

extension AnimatedValue {
  /// As a value of an object's kind; numbers alone where there is none to tell.
  fileprivate func object(like model: Any?) -> Any? {
    switch self {
    case .transform(let transform): return transform
    case .path(let path): return CGPath(path)
    case .colors(let colors): return colors.map { CGColor($0) }
    case .other(let object): return object
    case .numbers(let numbers):
      switch model {
      case is UIColor: return Color(self).map { UIColor(cgColor: CGColor($0)) }
      case is CGColor: return Color(self).map { CGColor($0) }
      case is CGPoint: return CGPoint(self)
      case is CGSize: return CGSize(self)
      case is CGRect: return CGRect(self)
      default: return numbers.count == 1 ? numbers[0] : numbers
      }
    }
  }
}
