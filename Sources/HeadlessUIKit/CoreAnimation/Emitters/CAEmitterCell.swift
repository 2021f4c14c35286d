public import Foundation
import Graphics

/// A kind of particle that a `CAEmitterLayer` emits: its birth rate, motion and appearance.
///
/// A value with a range varies per particle by half the range in both directions. A value with a
/// speed changes by that speed in each second of a particle's life. Changes to a cell take effect
/// when `emitterCells` or another property of the layer is set. To change a named cell of a running
/// layer, call the layer's `setValue(_:forKeyPath:)` with a path such as
/// `emitterCells.name.birthRate`.
///
/// - Note: Partly: of the timing properties only `beginTime` and `duration` have an effect; angles
///   are in the layer's plane, with the latitude towards the viewer.
@preconcurrency @MainActor
open class CAEmitterCell: _Object, @preconcurrency CAMediaTiming {
  /// The name that identifies the cell in key paths.
  open var name: String?
  /// Whether the cell emits particles.
  open var isEnabled = true
  /// The image of each particle, a `CGImage` or a `UIImage`; nil draws nothing.
  open var contents: Any?
  /// The part of `contents` to draw, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of `contents` per point.
  open var contentsScale: CGFloat = 1
  /// The filter for an enlarged image.
  ///
  /// - Note: Partly: stored, but `minificationFilter` applies to enlarged images too.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter for the image: `nearest`, or an average over the area of each pixel for all other
  /// values.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The bias of trilinear sampling.
  ///
  /// - Note: Partly: stored, but ignored: there is no trilinear sampling.
  open var minificationFilterBias: Float = 0
  /// The cells that each particle emits from its own position. They inherit its direction, colour
  /// and scale.
  open var emitterCells: [CAEmitterCell]?
  /// Values for custom names.
  ///
  /// - Note: Partly: stored, but ignored.
  open var style: [AnyHashable: Any]?
  var numbers = EmitterCellValues()

  /// The time of the first birth, in seconds: in the layer's time, or since the birth of the parent
  /// particle for a nested cell.
  open var beginTime: CFTimeInterval {
    get { numbers.beginTime }
    set { numbers.beginTime = newValue }
  }
  /// The length of the emission, in seconds. 0 and infinity emit for ever.
  open var duration: CFTimeInterval {
    get { numbers.duration }
    set { numbers.duration = newValue }
  }
  /// The rate of the cell's time.
  ///
  /// - Note: Partly: stored, but ignored.
  open var speed: Float = 1
  /// The offset of the cell's time, in seconds.
  ///
  /// - Note: Partly: stored, but ignored.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  ///
  /// - Note: Partly: stored, but ignored.
  open var repeatCount: Float = 0
  /// The time during which the emission repeats, in seconds.
  ///
  /// - Note: Partly: stored, but ignored.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the emission also runs backwards.
  ///
  /// - Note: Partly: stored, but ignored.
  open var autoreverses = false
  /// The behaviour before the start and after the end.
  ///
  /// - Note: Partly: stored, but ignored.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a cell with a birth rate of 0.
  public init() { super.init(_object: ()) }

  /// The colour that multiplies the image. White by default; nil means clear.
  open var color: CGColor? {
    get {
      let color = numbers.color
      return CGColor(Color(red: color.x, green: color.y, blue: color.z, alpha: color.w))
    }
    set {
      let color = newValue?.color ?? .clear
      numbers.color = SIMD4(color.red, color.green, color.blue, color.alpha)
    }
  }

  /// The number of particles born per second, 0 by default. Values above a million count as a
  /// million.
  ///
  /// A nested cell has this rate in each parent particle.
  open var birthRate: Float {
    get { Float(numbers.birthRate) }
    set { numbers.birthRate = Double(newValue) }
  }
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float {
    get { Float(numbers.lifetime) }
    set { numbers.lifetime = Double(newValue) }
  }
  /// The range of the lifetime, in seconds.
  open var lifetimeRange: Float {
    get { Float(numbers.lifetimeRange) }
    set { numbers.lifetimeRange = Double(newValue) }
  }
  /// The direction of emission, in radians.
  ///
  /// 0 points right, or outward from the edge of the emitter's shape. The angle grows clockwise.
  open var emissionLongitude: CGFloat {
    get { CGFloat(numbers.emissionLongitude) }
    set { numbers.emissionLongitude = Double(newValue) }
  }
  /// The angle of emission towards the viewer, in radians.
  open var emissionLatitude: CGFloat {
    get { CGFloat(numbers.emissionLatitude) }
    set { numbers.emissionLatitude = Double(newValue) }
  }
  /// The range of the direction around `emissionLongitude`, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(numbers.emissionRange) }
    set { numbers.emissionRange = Double(newValue) }
  }
  /// The initial speed of a particle, in points per second.
  open var velocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { numbers.velocity = Double(newValue) }
  }
  /// The range of the initial speed, in points per second.
  open var velocityRange: CGFloat {
    get { CGFloat(numbers.velocityRange) }
    set { numbers.velocityRange = Double(newValue) }
  }
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat {
    get { CGFloat(numbers.xAcceleration) }
    set { numbers.xAcceleration = Double(newValue) }
  }
  /// The acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat {
    get { CGFloat(numbers.yAcceleration) }
    set { numbers.yAcceleration = Double(newValue) }
  }
  /// The acceleration towards the viewer, in points per second squared.
  open var zAcceleration: CGFloat {
    get { CGFloat(numbers.zAcceleration) }
    set { numbers.zAcceleration = Double(newValue) }
  }
  /// The scale of the image, 1 by default.
  open var scale: CGFloat {
    get { CGFloat(numbers.scale) }
    set { numbers.scale = Double(newValue) }
  }
  /// The range of the scale.
  open var scaleRange: CGFloat {
    get { CGFloat(numbers.scaleRange) }
    set { numbers.scaleRange = Double(newValue) }
  }
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(numbers.scaleSpeed) }
    set { numbers.scaleSpeed = Double(newValue) }
  }
  /// The speed of rotation, in radians per second.
  open var spin: CGFloat {
    get { CGFloat(numbers.spin) }
    set { numbers.spin = Double(newValue) }
  }
  /// The range of the rotation speed, in radians per second.
  open var spinRange: CGFloat {
    get { CGFloat(numbers.spinRange) }
    set { numbers.spinRange = Double(newValue) }
  }
  /// The range of the red component.
  open var redRange: Float {
    get { Float(numbers.redRange) }
    set { numbers.redRange = Double(newValue) }
  }
  /// The range of the green component.
  open var greenRange: Float {
    get { Float(numbers.greenRange) }
    set { numbers.greenRange = Double(newValue) }
  }
  /// The range of the blue component.
  open var blueRange: Float {
    get { Float(numbers.blueRange) }
    set { numbers.blueRange = Double(newValue) }
  }
  /// The range of the alpha component.
  open var alphaRange: Float {
    get { Float(numbers.alphaRange) }
    set { numbers.alphaRange = Double(newValue) }
  }
  /// The change of the red component per second.
  open var redSpeed: Float {
    get { Float(numbers.redSpeed) }
    set { numbers.redSpeed = Double(newValue) }
  }
  /// The change of the green component per second.
  open var greenSpeed: Float {
    get { Float(numbers.greenSpeed) }
    set { numbers.greenSpeed = Double(newValue) }
  }
  /// The change of the blue component per second.
  open var blueSpeed: Float {
    get { Float(numbers.blueSpeed) }
    set { numbers.blueSpeed = Double(newValue) }
  }
  /// The change of the alpha component per second.
  open var alphaSpeed: Float {
    get { Float(numbers.alphaSpeed) }
    set { numbers.alphaSpeed = Double(newValue) }
  }

  /// Sets a number, the colour or the image by the name of its property. `NSObject` handles other
  /// keys.
  open override func setValue(_ value: Any?, forKey key: String) {
    if let path = EmitterCellValues.path(key) {
      guard case .numbers(let numbers)? = AnimatedValue(object: value), numbers.count == 1 else {
        return
      }
      self.numbers[keyPath: path] = Double(numbers[0])
      return
    }
    switch key {
    case "color":
      color = value.flatMap { AnimatedValue(object: $0) }.flatMap { Color($0) }.map { CGColor($0) }
    case "contents": contents = value
    case "contentsRect": if let rect = value as? CGRect { contentsRect = rect }
    case "enabled", "isEnabled": if let value = value as? Bool { isEnabled = value }
    case "name": name = value as? String
    default: super.setValue(value, forKey: key)
    }
  }

  /// Returns the value of a property that `setValue(_:forKey:)` can set.
  open override func value(forKey key: String) -> Any? {
    if let path = EmitterCellValues.path(key) { return numbers[keyPath: path] }
    return switch key {
    case "color": color
    case "contents": contents
    case "contentsRect": contentsRect
    case "enabled", "isEnabled": isEnabled
    case "name": name
    default: super.value(forKey: key)
    }
  }
}
