public import Foundation
import Graphics
import Layers

/// Colours across the bounds, along a line or around a point.
open class CAGradientLayer: CALayer {
  /// From start to end. Only what is a `CGColor` counts, as in Core Animation.
  open var colors: [Any]? {
    didSet { animate(.colors, from: Self.list(oldValue), to: Self.list(colors)) }
  }
  /// 0…1, one per colour, growing; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    didSet { animate(.locations, from: Self.places(oldValue), to: Self.places(locations)) }
  }
  /// Unit coordinates; the defaults run from the top to the bottom.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { animate(.startPoint, from: oldValue, to: startPoint) }
  }
  /// Unit coordinates. Of a radial gradient a corner of the rectangle around a quarter of the last
  /// colour's ellipse, of a conic one where the first colour lies.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { animate(.endPoint, from: oldValue, to: endPoint) }
  }
  /// How the colours lie about the two points.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override func presentedContents(_ shown: ShownValues) -> Contents? {
    var colors = Self.list(colors)?.colors ?? []
    if case .colors(let animated) = shown[.colors] { colors = animated }
    var locations = Self.places(locations)?.numbers
    if case .numbers(let animated) = shown[.locations] { locations = animated }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / last
      let location = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      return LinearGradient.Stop(color, at: Double(location))
    }
    var contents = GradientContents(
      stops: stops, startPoint: shown(.startPoint, startPoint),
      endPoint: shown(.endPoint, endPoint))
    contents.kind = type == .radial ? .radial : type == .conic ? .conic : .axial
    return .gradient(contents)
  }

  override func model(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .colors: Self.list(colors)?.animated
    case .locations: Self.places(locations)?.animated
    case .startPoint: startPoint.animated
    case .endPoint: endPoint.animated
    default: super.model(property)
    }
  }

  override func setModel(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .colors: if case .colors(let list) = value { colors = list.map { CGColor($0) } }
    case .locations:
      if case .numbers(let list) = value { locations = list.map { NSNumber(value: Double($0)) } }
    case .startPoint: CGPoint(value).map { startPoint = $0 }
    case .endPoint: CGPoint(value).map { endPoint = $0 }
    default: super.setModel(property, to: value)
    }
  }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    (layer as? CAGradientLayer).map { type = $0.type }
  }

  private static func list(_ colors: [Any]?) -> ColorList? {
    colors.map { ColorList(colors: $0.compactMap { ($0 as? CGColor)?.color }) }
  }

  private static func places(_ locations: [NSNumber]?) -> NumberList? {
    locations.map { NumberList(numbers: $0.map { CGFloat($0.doubleValue) }) }
  }
}

/// Colours as one value.
private struct ColorList: Animatable {
  let colors: [Color]
  var animated: AnimatedValue { .colors(colors) }

  init(colors: [Color]) { self.colors = colors }

  init?(_ animated: AnimatedValue) {
    guard case .colors(let colors) = animated else { return nil }
    self.colors = colors
  }
}

/// Numbers as one value.
private struct NumberList: Animatable {
  let numbers: [CGFloat]
  var animated: AnimatedValue { .numbers(numbers) }

  init(numbers: [CGFloat]) { self.numbers = numbers }

  init?(_ animated: AnimatedValue) {
    guard case .numbers(let numbers) = animated else { return nil }
    self.numbers = numbers
  }
}
