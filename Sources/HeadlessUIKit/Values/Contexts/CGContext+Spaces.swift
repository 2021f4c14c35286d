public import Foundation
import Graphics

extension CGContext {
  /// Sets the colour space of `setFillColor(_:)`'s components and resets the fill colour to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fillPattern, state.fillColor) = (space, nil, .black)
  }

  /// Sets the colour space of `setStrokeColor(_:)`'s components and resets the stroke colour to
  /// black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.strokePattern, state.strokeColor) = (space, nil, .black)
  }

  /// Sets the fill colour from components in the fill colour space, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    (state.fillPattern, state.fillColor) = (nil, state.fillSpace.color { components[$0] })
  }

  /// Sets the stroke colour from components in the stroke colour space, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    (state.strokePattern, state.strokeColor) = (nil, state.strokeSpace.color { components[$0] })
  }

  /// Sets the fill pattern.
  ///
  /// The components of a coloured pattern are its alpha alone. For an uncoloured pattern they are a
  /// colour in the pattern's base space.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.fillPattern = .drawn(pattern, state.fillSpace.color { components[$0] }) }

  /// Sets the stroke pattern. The components are those of `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.strokePattern = .drawn(pattern, state.strokeSpace.color { components[$0] }) }
}

extension CGColorSpace {
  /// Returns the colour with the components that `number` returns: those of the space, then alpha.
  func color(_ number: (_ index: Int) -> CGFloat) -> Color {
    switch numberOfComponents {
    case 0: Color(red: 0, green: 0, blue: 0, alpha: Double(number(0)))
    case 1: CGColor(gray: number(0), alpha: number(1)).color
    default: CGColor(red: number(0), green: number(1), blue: number(2), alpha: number(3)).color
    }
  }
}
