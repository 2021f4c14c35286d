public import Foundation
import Graphics

extension CGContext {
  /// What `setFill(_:)`'s numbers mean. Fills with black from then on.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fillPattern, state.fillColor) = (space, nil, .black)
  }

  /// What `setStroke(_:)`'s numbers mean. Strokes with black from then on.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.strokePattern, state.strokeColor) = (space, nil, .black)
  }

  /// Fills with a colour of the space: its numbers, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    (state.fillPattern, state.fillColor) = (nil, state.fillSpace.color(components))
  }

  /// Strokes with a colour of the space: its numbers, then alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    (state.strokePattern, state.strokeColor) = (nil, state.strokeSpace.color(components))
  }

  /// Fills with a pattern: the numbers are its alpha, or of one without colours a colour of the pattern's space.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.fillPattern = .drawn(pattern, state.fillSpace.color(components)) }

  /// Strokes with a pattern, as `setFillPattern(_:colorComponents:)` fills.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.strokePattern = .drawn(pattern, state.strokeSpace.color(components)) }
}

extension CGColorSpace {
  /// The colour of so many numbers and alpha.
  func color(_ numbers: UnsafePointer<CGFloat>) -> Color {
    switch numberOfComponents {
    case 0: Color(red: 0, green: 0, blue: 0, alpha: Double(numbers[0]))
    case 1: CGColor(gray: numbers[0], alpha: numbers[1]).color
    default:
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]).color
    }
  }
}
