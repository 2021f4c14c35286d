public import Foundation
import Graphics
import Layers

/// A layer that fills its bounds with a colour gradient, along a line or around a point.
open class CAGradientLayer: CALayer {
  override var isBuiltInClass: Bool { Swift.type(of: self) == CAGradientLayer.self }

  /// The colours of the gradient, in order. As in Core Animation, elements that are not `CGColor`
  /// are ignored.
  open var colors: [Any]? {
    didSet { animate(.colors, from: Self.list(oldValue), to: Self.list(colors)) }
  }
  /// The position of each colour on the gradient, 0…1 in ascending order; nil spaces the colours
  /// evenly.
  open var locations: [NSNumber]? {
    didSet { animate(.locations, from: Self.places(oldValue), to: Self.places(locations)) }
  }
  /// The start of the gradient, in unit coordinates of the bounds.
  ///
  /// By default, the gradient runs from the top to the bottom. Radial and conic gradients have
  /// their centre at the start point.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { animate(.startPoint, from: oldValue, to: startPoint) }
  }
  /// The end of the gradient, in unit coordinates of the bounds.
  ///
  /// For a radial gradient, the horizontal and vertical distances from the start point are the
  /// radii of the last colour's ellipse. For a conic gradient, the end point is in the direction of
  /// the first colour.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { animate(.endPoint, from: oldValue, to: endPoint) }
  }
  /// The geometry of the gradient.
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

/// A list of colours that animates as one value.
private struct ColorList: Animatable {
  let colors: [Color]
  var animated: AnimatedValue { .colors(colors) }

  init(colors: [Color]) { self.colors = colors }

  init?(_ animated: AnimatedValue) {
    guard case .colors(let colors) = animated else { return nil }
    self.colors = colors
  }
}

/// A list of numbers that animates as one value.
private struct NumberList: Animatable {
  let numbers: [CGFloat]
  var animated: AnimatedValue { .numbers(numbers) }

  init(numbers: [CGFloat]) { self.numbers = numbers }

  init?(_ animated: AnimatedValue) {
    guard case .numbers(let numbers) = animated else { return nil }
    self.numbers = numbers
  }
}
