import Foundation
import Graphics
import Layers

/// Made of a fixed count of numbers.
protocol NumberedValue: Animatable {
  static var numberCount: Int { get }
  var animatedNumbers: [CGFloat] { get }
  init(animatedNumbers: [CGFloat])
}
