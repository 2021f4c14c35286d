/// The meaning of a colour's components.
///
/// All images are sRGB here. A grey space only means that colours have one component besides alpha.
public final class CGColorSpace: Hashable, Sendable {
  /// Core Graphics' name of the space; nil for device spaces.
  public let name: String?
  /// The number of components of a colour, not counting alpha.
  public let numberOfComponents: Int

  /// The model of the space: pattern, monochrome or RGB.
  public var model: CGColorSpaceModel {
    isPattern ? .pattern : numberOfComponents == 1 ? .monochrome : .rgb
  }
  private let isPattern: Bool

  init(name: String?, numberOfComponents: Int, isPattern: Bool = false) {
    (self.name, self.numberOfComponents) = (name, numberOfComponents)
    self.isPattern = isPattern
  }

  /// Creates a pattern space. `patternBaseSpace` is the space for the colours of uncoloured
  /// patterns.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(
      name: nil, numberOfComponents: patternBaseSpace?.numberOfComponents ?? 0, isPattern: true)
  }

  /// Creates the space of a name; nil for names other than the constants below.
  public convenience init?(name: String) {
    guard let count = [Self.sRGB: 3, Self.displayP3: 3, Self.genericGrayGamma2_2: 1][name] else {
      return nil
    }
    self.init(name: name, numberOfComponents: count)
  }

  /// The name of the sRGB space, which all images have here.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the Display P3 space, treated as sRGB: wide gamut is not supported.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the grey space. It has sRGB's curve here.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Returns whether two spaces have equal names and components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.numberOfComponents == b.numberOfComponents && a.isPattern == b.isPattern
  }

  /// Feeds the number of components into a hasher, consistently with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Returns the device's RGB space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, numberOfComponents: 3)
}

/// Returns the device's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, numberOfComponents: 1)
}
