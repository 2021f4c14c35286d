import Foundation
import Graphics
import Layers

/// A value with a fixed number of numeric components.
protocol NumberedValue: Animatable {
  static var numberCount: Int { get }
  var animatedNumbers: [CGFloat] { get }
  init(animatedNumbers: [CGFloat])
}
