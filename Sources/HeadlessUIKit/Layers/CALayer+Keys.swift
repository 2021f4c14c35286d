import Foundation
import Graphics

// Key-value coding of Core Animation: key paths are those of animations, and every layer keeps values under
// names that it does not know.
extension CALayer {
  /// What was set of a property or of a part of it, `transform.rotation.z` or `bounds.size.width`: numbers
  /// as `CGFloat`, geometry and colours as they are. Of another name what was kept under it; nil where
  /// nothing was.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let key = AnimatedKeyPath(keyPath), let whole = model(key.property) else {
      return keptValues[keyPath]
    }
    return key.part(of: whole).flatMap { key.object($0) }
  }

  /// Sets a property, or a part of it, from a value that an animation could have; keeps what has another
  /// name. Values of another kind than the property's, nil among them, set nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let key = AnimatedKeyPath(keyPath), let whole = model(key.property) else {
      keptValues[keyPath] = value
      return
    }
    guard let new = AnimatedValue(object: value), let changed = key.replacing(with: new, in: whole)
    else { return }
    setModel(key.property, to: changed)
  }

  /// The same for a property as a whole.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The same for a property as a whole.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}

extension AnimatedKeyPath {
  /// A value of it as an app sees it.
  fileprivate func object(_ value: AnimatedValue) -> Any? {
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
      case .position, .anchorPoint, .startPoint, .endPoint: return CGPoint(value)
      case .shadowOffset: return CGSize(value)
      case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor,
        .foregroundColor, .instanceColor:
        return Color(value).map { CGColor($0) }
      case .transform, .sublayerTransform, .instanceTransform:
        return CGSize(value)
      case .anchorPointZ, .zPosition, .opacity, .hidden, .cornerRadius, .borderWidth, .contents,
        .shadowOpacity, .shadowRadius, .shadowPath, .path, .strokeStart, .strokeEnd, .lineWidth,
        .miterLimit, .lineDashPhase, .colors, .locations, .fontSize, .backdrop:
        return numbers
      }
    }
  }
}
