import Foundation
import Graphics

// Key-value coding as in Core Animation. Key paths are those of animations, and every layer stores
// values under unknown keys.
extension CALayer {
  final func modelValue(forKeyPath keyPath: String) -> Any? {
    guard let key = AnimatedKeyPath(keyPath), let whole = model(key.property) else {
      return customValue(forKey: keyPath)
    }
    return key.part(of: whole).flatMap { key.object($0) }
  }

  final func setModelValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let key = AnimatedKeyPath(keyPath), let whole = model(key.property) else {
      return setCustomValue(value, forKey: keyPath)
    }
    guard let new = AnimatedValue(object: value), let changed = key.replacing(with: new, in: whole)
    else { return }
    setModel(key.property, to: changed)
  }
}

extension AnimatedKeyPath {
  /// Returns a value of this key path in the type that an app expects.
  func object(_ value: AnimatedValue) -> Any? {
    switch value {
    case .transform(let transform): return transform
    case .path(let path): return CGPath(path)
    case .colors(let colors): return colors.map { CGColor($0) }
    case .other(let object): return object
    case .numbers(let numbers):
      if numbers.count == 1 { return property == .hidden ? numbers[0] >= 0.5 : numbers[0] }
      switch property {
      case .bounds, .contentsRect:
        if part == .numbers(2..<4) { return CGSize(value) }
        return part == .whole ? CGRect(value) as Any? : CGPoint(value)
      case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition:
        return CGPoint(value)
      case .shadowOffset, .emitterSize: return CGSize(value)
      case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor,
        .foregroundColor, .instanceColor:
        return Color(value).map { CGColor($0) }
      case .transform, .sublayerTransform, .instanceTransform:
        return CGSize(value)
      case .anchorPointZ, .zPosition, .opacity, .hidden, .cornerRadius, .borderWidth, .contents,
        .shadowOpacity, .shadowRadius, .shadowPath, .path, .strokeStart, .strokeEnd, .lineWidth,
        .miterLimit, .lineDashPhase, .colors, .locations, .fontSize, .backdrop, .vibrancy,
        .emitterZPosition, .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin:
        return numbers
      }
    }
  }
}
