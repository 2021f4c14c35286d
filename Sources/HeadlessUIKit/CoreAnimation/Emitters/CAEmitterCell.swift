public import Foundation
import Graphics

/// One kind of particle of a `CAEmitterLayer`: how many there are, where they go and how they look.
///
/// A number with a range is drawn for each particle between half the range below and half above. Numbers with a speed
/// change by it in every second of a particle's life. What is set here shows when the layer next takes its cells:
/// when they are set, or one of its own properties is; a named cell is reached by the layer's
/// `setValue(_:forKeyPath:)`, `emitterCells.name.birthRate`.
///
/// - Note: Partly: of the time of a cell its `beginTime` and `duration` count; angles are in the layer's plane, with
///   the latitude towards the eye.
@preconcurrency @MainActor
open class CAEmitterCell: _Object, @preconcurrency CAMediaTiming {
  /// By which key paths name it.
  open var name: String?
  /// Whether there are particles of it.
  open var isEnabled = true
  /// The picture that each shows: a `CGImage` or a `UIImage`; nil shows nothing.
  open var contents: Any?
  /// The part of it that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of `contents` per point.
  open var contentsScale: CGFloat = 1
  /// How a picture is sampled that is shown larger.
  ///
  /// - Note: Partly: kept; it is as `minificationFilter` says.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// How a picture is sampled: by area, unless this is `nearest`.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Of trilinear sampling.
  ///
  /// - Note: Partly: kept.
  open var minificationFilterBias: Float = 0
  /// What each particle gives birth to where it is: in its direction, in its colour and scale.
  open var emitterCells: [CAEmitterCell]?
  /// Values for names that an app makes up.
  ///
  /// - Note: Partly: kept.
  open var style: [AnyHashable: Any]?
  var numbers = EmitterCellValues()

  /// When births begin: in the layer's time, or in the life of the particle it is in.
  open var beginTime: CFTimeInterval {
    get { numbers.beginTime }
    set { numbers.beginTime = newValue }
  }
  /// For how long there are births; 0 and infinity have no end.
  open var duration: CFTimeInterval {
    get { numbers.duration }
    set { numbers.duration = newValue }
  }
  /// How fast its time goes.
  ///
  /// - Note: Partly: kept.
  open var speed: Float = 1
  /// Added to its time.
  ///
  /// - Note: Partly: kept.
  open var timeOffset: CFTimeInterval = 0
  /// How often it begins.
  ///
  /// - Note: Partly: kept.
  open var repeatCount: Float = 0
  /// For how long it begins again.
  ///
  /// - Note: Partly: kept.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back.
  ///
  /// - Note: Partly: kept.
  open var autoreverses = false
  /// What holds before and after.
  ///
  /// - Note: Partly: kept.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Of no particles yet.
  public init() { super.init(_object: ()) }

  /// White unless told; clear for nil.
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

  /// Born in a second; on the layer, in each particle of a cell.
  open var birthRate: Float {
    get { Float(numbers.birthRate) }
    set { numbers.birthRate = Double(newValue) }
  }
  /// Seconds that a particle lives.
  open var lifetime: Float {
    get { Float(numbers.lifetime) }
    set { numbers.lifetime = Double(newValue) }
  }
  /// How much that differs.
  open var lifetimeRange: Float {
    get { Float(numbers.lifetimeRange) }
    set { numbers.lifetimeRange = Double(newValue) }
  }
  /// Where particles go, in radians: clockwise from the right, or from where the emitter's edge looks.
  open var emissionLongitude: CGFloat {
    get { CGFloat(numbers.emissionLongitude) }
    set { numbers.emissionLongitude = Double(newValue) }
  }
  /// How far towards the eye, in radians.
  open var emissionLatitude: CGFloat {
    get { CGFloat(numbers.emissionLatitude) }
    set { numbers.emissionLatitude = Double(newValue) }
  }
  /// How wide their ways part, in radians.
  open var emissionRange: CGFloat {
    get { CGFloat(numbers.emissionRange) }
    set { numbers.emissionRange = Double(newValue) }
  }
  /// Points a second.
  open var velocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { numbers.velocity = Double(newValue) }
  }
  /// How much that differs.
  open var velocityRange: CGFloat {
    get { CGFloat(numbers.velocityRange) }
    set { numbers.velocityRange = Double(newValue) }
  }
  /// To the right, in points a second each second.
  open var xAcceleration: CGFloat {
    get { CGFloat(numbers.xAcceleration) }
    set { numbers.xAcceleration = Double(newValue) }
  }
  /// Down, in points a second each second.
  open var yAcceleration: CGFloat {
    get { CGFloat(numbers.yAcceleration) }
    set { numbers.yAcceleration = Double(newValue) }
  }
  /// Towards the eye, in points a second each second.
  open var zAcceleration: CGFloat {
    get { CGFloat(numbers.zAcceleration) }
    set { numbers.zAcceleration = Double(newValue) }
  }
  /// The picture's, 1 unless told.
  open var scale: CGFloat {
    get { CGFloat(numbers.scale) }
    set { numbers.scale = Double(newValue) }
  }
  /// How much that differs.
  open var scaleRange: CGFloat {
    get { CGFloat(numbers.scaleRange) }
    set { numbers.scaleRange = Double(newValue) }
  }
  /// How it changes in a second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(numbers.scaleSpeed) }
    set { numbers.scaleSpeed = Double(newValue) }
  }
  /// Radians a second that a particle turns by.
  open var spin: CGFloat {
    get { CGFloat(numbers.spin) }
    set { numbers.spin = Double(newValue) }
  }
  /// How much that differs.
  open var spinRange: CGFloat {
    get { CGFloat(numbers.spinRange) }
    set { numbers.spinRange = Double(newValue) }
  }
  /// How much the colour's red differs.
  open var redRange: Float {
    get { Float(numbers.redRange) }
    set { numbers.redRange = Double(newValue) }
  }
  /// How much the colour's green differs.
  open var greenRange: Float {
    get { Float(numbers.greenRange) }
    set { numbers.greenRange = Double(newValue) }
  }
  /// How much the colour's blue differs.
  open var blueRange: Float {
    get { Float(numbers.blueRange) }
    set { numbers.blueRange = Double(newValue) }
  }
  /// How much the colour's alpha differs.
  open var alphaRange: Float {
    get { Float(numbers.alphaRange) }
    set { numbers.alphaRange = Double(newValue) }
  }
  /// How the colour's red changes in a second.
  open var redSpeed: Float {
    get { Float(numbers.redSpeed) }
    set { numbers.redSpeed = Double(newValue) }
  }
  /// How the colour's green changes in a second.
  open var greenSpeed: Float {
    get { Float(numbers.greenSpeed) }
    set { numbers.greenSpeed = Double(newValue) }
  }
  /// How the colour's blue changes in a second.
  open var blueSpeed: Float {
    get { Float(numbers.blueSpeed) }
    set { numbers.blueSpeed = Double(newValue) }
  }
  /// How the colour's alpha changes in a second.
  open var alphaSpeed: Float {
    get { Float(numbers.alphaSpeed) }
    set { numbers.alphaSpeed = Double(newValue) }
  }

  /// A number by its name, a colour or a picture; other names are those of every object.
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

  /// What `setValue(_:forKey:)` sets.
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
