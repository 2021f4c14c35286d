import Foundation
import Graphics

/// A key path of Core Animation: a property and the part of its value.
struct AnimatedKeyPath {
  enum Part: Equatable {
    case whole
    /// A range of the value's components.
    case numbers(Range<Int>)
    case scale, rotation(Int), scaleAxis(Int), translation, translationAxis(Int)
  }

  let property: LayerProperty
  let part: Part

  /// Creates a key path; returns nil if no layer supports it.
  init?(_ path: String) {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let name = words[0] == "isHidden" ? "hidden" : words[0]
    guard let property = LayerProperty(rawValue: name),
      let part = Self.part(words.dropFirst().joined(separator: "."), of: property)
    else { return nil }
    (self.property, self.part) = (property, part)
  }

  private static func part(_ rest: String, of property: LayerProperty) -> Part? {
    if rest.isEmpty { return .whole }
    switch property {
    case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition:
      return ["x": 0, "y": 1][rest].map(one)
    case .shadowOffset, .emitterSize: return ["width": 0, "height": 1][rest].map(one)
    case .bounds, .contentsRect:
      if rest == "origin" { return .numbers(0..<2) }
      if rest == "size" { return .numbers(2..<4) }
      return ["origin.x": 0, "origin.y": 1, "size.width": 2, "size.height": 3][rest].map(one)
    case .transform, .sublayerTransform, .instanceTransform: return transformParts[rest]
    case .anchorPointZ, .zPosition, .opacity, .hidden, .backgroundColor, .cornerRadius,
      .borderWidth, .borderColor, .contents, .shadowColor, .shadowOpacity, .shadowRadius,
      .shadowPath, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth,
      .miterLimit, .lineDashPhase, .colors, .locations, .fontSize, .foregroundColor,
      .instanceColor, .backdrop, .vibrancy, .emitterZPosition, .emitterDepth, .birthRate,
      .lifetime, .velocity, .scale, .spin:
      return nil
    }
  }

  private static func one(_ index: Int) -> Part { .numbers(index..<index + 1) }

  private static let transformParts: [String: Part] = [
    "rotation": .rotation(2), "rotation.x": .rotation(0), "rotation.y": .rotation(1),
    "rotation.z": .rotation(2), "scale": .scale, "scale.x": .scaleAxis(0),
    "scale.y": .scaleAxis(1), "scale.z": .scaleAxis(2), "translation": .translation,
    "translation.x": .translationAxis(0), "translation.y": .translationAxis(1),
    "translation.z": .translationAxis(2),
  ]

  /// Returns the part of a value, or nil if the value has another kind.
  func part(of whole: AnimatedValue) -> AnimatedValue? {
    switch (part, whole) {
    case (.whole, _): return whole
    case (.numbers(let range), .numbers(let numbers)):
      return range.upperBound <= numbers.count ? .numbers(Array(numbers[range])) : nil
    case (_, .transform(let transform)):
      let parts = TransformParts(transform)
      switch part {
      case .whole, .numbers: return nil
      case .scale: return .numbers([(parts.scale.x + parts.scale.y + parts.scale.z) / 3])
      case .scaleAxis(let axis): return .numbers([parts.scale[axis]])
      case .rotation(let axis): return .numbers([parts.rotation[axis]])
      case .translation: return .numbers([parts.translation.x, parts.translation.y])
      case .translationAxis(let axis): return .numbers([parts.translation[axis]])
      }
    case (_, .numbers), (_, .path), (_, .colors), (_, .other): return nil
    }
  }

  /// Returns the whole value with its part replaced. If the kinds do not match, it is unchanged.
  func replacing(with value: AnimatedValue, in whole: AnimatedValue?) -> AnimatedValue? {
    if part == .whole { return value }
    guard let whole, case .numbers(let new) = value, let first = new.first else { return whole }
    switch (part, whole) {
    case (.numbers(let range), .numbers(var numbers)):
      guard range.upperBound <= numbers.count, new.count == range.count else { return whole }
      numbers.replaceSubrange(range, with: new)
      return .numbers(numbers)
    case (_, .transform(let transform)):
      var parts = TransformParts(transform)
      switch part {
      case .whole, .numbers: break
      case .scale: parts.scale = SIMD3(repeating: first)
      case .scaleAxis(let axis): parts.scale[axis] = first
      case .rotation(let axis): parts.rotation[axis] = first
      case .translation:
        parts.translation.x = first
        parts.translation.y = new.count > 1 ? new[1] : parts.translation.y
      case .translationAxis(let axis): parts.translation[axis] = first
      }
      return .transform(parts.transform)
    case (_, .numbers), (_, .path), (_, .colors), (_, .other): return whole
    }
  }
}
