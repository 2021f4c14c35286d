public import Foundation
import Graphics

/// Colours at locations from 0 to 1. Colours between them are interpolated without premultiplied
/// alpha.
public final class CGGradient: Sendable {
  let stops: [LinearGradient.Stop]

  /// Creates a gradient; nil without colours. Elements that are not a `CGColor` are skipped.
  ///
  /// - Parameters:
  ///   - colorsSpace: Ignored: all colours are sRGB.
  ///   - locations: One ascending location per colour; nil spreads the colours evenly.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors) { index in locations.map { Double($0[index]) } }
  }

  /// Creates a gradient from colours in a Foundation array; nil without colours.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) { self.init(colorsSpace: colorsSpace, colors: Array(colors), locations: locations) }

  /// Creates a gradient from components in a colour space, each colour followed by its alpha. Nil
  /// without colours.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let c = (0..<size).map { Double(components[index * size + $0]) }
      return size == 2
        ? Color(white: c[0], alpha: c[1])
        : Color(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    }
    stops = Self.stops(colors) { index in locations.map { Double($0[index]) } }
  }

  /// Returns the stops of a gradient. `location` returns the location of each colour; without
  /// locations the colours are spread evenly.
  private static func stops(
    _ colors: [Color], at location: (_ index: Int) -> Double?
  ) -> [LinearGradient.Stop] {
    colors.enumerated().map { index, color in
      let even = Double(index) / Double(max(colors.count - 1, 1))
      return LinearGradient.Stop(color, at: location(index) ?? even)
    }
  }
}
