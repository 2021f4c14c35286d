import Foundation
import Graphics

// Custom properties of layer subclasses. They are stored by name and can be animated.
// `needsDisplay(forKey:)` decides which of them redraw the layer.
extension CALayer {
  /// Returns the value of a property that an app declares `@NSManaged`, as Core Animation stores
  /// it.
  ///
  /// On a copy made by `presentation()`, this is the displayed value. An unset property has the
  /// value of `defaultValue(forKey:)`, or else nil or zero. Numbers are converted to the property's
  /// type. It is a programming error to read an unset property whose type has no zero and no
  /// default.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let value = self.value(forKey: key)
    if let value, let own = Self.converted(value, to: Value.self) { return own }
    if let none = Any?.none as? Value { return none }
    if let zero = Self.zero(of: Value.self) { return zero }
    preconditionFailure(
      "\(Swift.type(of: self)).\(key) has no value: set it, or say it in defaultValue(forKey:)")
  }

  /// Sets a property declared `@NSManaged`, and runs its action.
  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    // The zero is the value displayed before, from which the change animates.
    if customValue(forKey: key) == nil { customValues[key] = Self.zero(of: Value.self) }
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

  /// Returns the value stored under a key, or the default of the class.
  final func customValue(forKey key: String) -> Any? {
    customValues[key] ?? Swift.type(of: self).defaultValue(forKey: key)
  }

  /// Stores a value under a key.
  ///
  /// As in Core Animation, the action is requested before the value changes and runs after it.
  final func setCustomValue(_ value: Any?, forKey key: String) {
    guard Swift.type(of: self).needsDisplay(forKey: key) else { return customValues[key] = value }
    let seen = shown(at: clock.time).custom[key]?.object(like: customValue(forKey: key) ?? value)
    let old = seen ?? customValue(forKey: key)
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    customValues[key] = value
    setNeedsDisplay()
    guard let animation = action as? CAAnimation else { return }
    add(animation.beginning(from: old), forKey: key)
  }

  /// Stores the displayed values of custom properties in this copy, for `presentation()`.
  final func showCustomProperties(_ shown: ShownValues) {
    for (key, value) in shown.custom {
      customValues[key] = value.object(like: customValue(forKey: key))
    }
  }

  /// Whether an animation of a custom property runs, so that the layer must draw itself in each
  /// frame.
  final var isCustomPropertyAnimated: Bool {
    !addedAnimations.isEmpty && addedAnimations.contains { animatesCustomProperty($0.animation) }
  }

  private func animatesCustomProperty(_ animation: CAAnimation) -> Bool {
    if let group = animation as? CAAnimationGroup {
      return group.animations?.contains(where: animatesCustomProperty) ?? false
    }
    return (animation as? CAPropertyAnimation)?.animatesCustomProperty(of: self) ?? false
  }

  /// Returns the presentation copy to draw instead of this layer, or the layer itself without one.
  final func presentationForDrawing() -> CALayer {
    guard let shown = presentation() else { return self }
    shown.delegate = delegate
    return shown
  }

  /// Marks the layer for display with its model values after an animation was removed.
  final func displayAfter(_ added: AddedAnimation) {
    if let emitter = self as? CAEmitterLayer { return emitter.record(added.run) }
    if animatesCustomProperty(added.animation) { setNeedsDisplay() }
  }

  /// Returns the action for a change of a property, found in the order of Core Animation, or nil.
  ///
  /// The order is `actions`, the view or the delegate of the layer, and the class's
  /// `defaultAction(forKey:)`. For a layer without a view, the last choice is the implicit
  /// animation of an animatable property.
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
  /// Returns this animation as an action. An animation without `fromValue`, `toValue` and `byValue`
  /// starts from the displayed value.
  func beginning(from seen: Any?) -> CAAnimation {
    guard let own = self as? CABasicAnimation, own.fromValue == nil, own.toValue == nil,
      own.byValue == nil, let copy = own.copy() as? CABasicAnimation
    else { return self }
    copy.fromValue = seen
    return copy
  }
}

extension CAPropertyAnimation {
  /// Whether the key path is a custom property that redraws the layer.
  @MainActor
  func animatesCustomProperty(of layer: CALayer) -> Bool {
    guard target == nil, let keyPath else { return false }
    return type(of: layer).needsDisplay(forKey: keyPath)
  }
}

extension AnimatedValue {
  /// Returns the value as an object of the model's kind. Without a model, numbers stay numbers.
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
