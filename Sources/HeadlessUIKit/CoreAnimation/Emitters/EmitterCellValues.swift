import Foundation
import Graphics

/// The numeric properties of an emitter cell, named as in Core Animation.
struct EmitterCellValues: Equatable {
  /// The largest number of births per second. Larger rates count as this one, with which births
  /// are still counted exactly after years.
  static let maximumBirthRate = 1e6

  var birthRate = 0.0
  var lifetime = 0.0, lifetimeRange = 0.0
  var emissionLatitude = 0.0, emissionLongitude = 0.0, emissionRange = 0.0
  var velocity = 0.0, velocityRange = 0.0
  var xAcceleration = 0.0, yAcceleration = 0.0, zAcceleration = 0.0
  var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
  var spin = 0.0, spinRange = 0.0
  /// The components red, green, blue and alpha.
  var color = SIMD4(1.0, 1, 1, 1)
  var redRange = 0.0, greenRange = 0.0, blueRange = 0.0, alphaRange = 0.0
  var redSpeed = 0.0, greenSpeed = 0.0, blueSpeed = 0.0, alphaSpeed = 0.0
  var beginTime = 0.0, duration = Double.infinity

  /// Returns the key path of the property with a name, or nil.
  static func path(_ key: String) -> WritableKeyPath<EmitterCellValues, Double>? {
    switch key {
    case "birthRate": \.birthRate
    case "lifetime": \.lifetime
    case "lifetimeRange": \.lifetimeRange
    case "emissionLatitude": \.emissionLatitude
    case "emissionLongitude": \.emissionLongitude
    case "emissionRange": \.emissionRange
    case "velocity": \.velocity
    case "velocityRange": \.velocityRange
    case "xAcceleration": \.xAcceleration
    case "yAcceleration": \.yAcceleration
    case "zAcceleration": \.zAcceleration
    case "scale": \.scale
    case "scaleRange": \.scaleRange
    case "scaleSpeed": \.scaleSpeed
    case "spin": \.spin
    case "spinRange": \.spinRange
    case "redRange": \.redRange
    case "greenRange": \.greenRange
    case "blueRange": \.blueRange
    case "alphaRange": \.alphaRange
    case "redSpeed": \.redSpeed
    case "greenSpeed": \.greenSpeed
    case "blueSpeed": \.blueSpeed
    case "alphaSpeed": \.alphaSpeed
    case "beginTime": \.beginTime
    case "duration": \.duration
    default: nil
    }
  }

  var acceleration: SIMD3<Double> { SIMD3(xAcceleration, yAcceleration, zAcceleration) }
  var colorRange: SIMD4<Double> { SIMD4(redRange, greenRange, blueRange, alphaRange) }
  var colorSpeed: SIMD4<Double> { SIMD4(redSpeed, greenSpeed, blueSpeed, alphaSpeed) }

  /// The longest possible lifetime of a particle, in seconds.
  var longestLife: Double { max(lifetime + abs(lifetimeRange) / 2, 0) }
  /// The time at which the cell stops emitting, in seconds.
  var end: Double { duration > 0 ? beginTime + duration : .infinity }
}
