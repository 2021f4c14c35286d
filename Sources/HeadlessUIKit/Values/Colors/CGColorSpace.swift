/// What the components of a colour mean. All pictures here are sRGB; a grey space only says that colours
/// have one component beside alpha.
public final class CGColorSpace: Hashable, Sendable {
  /// Core Graphics' name; nil for a device's.
  public let name: String?
  /// How many components a colour has beside alpha.
  public let numberOfComponents: Int

  /// What a colour's components mean.
  public var model: CGColorSpaceModel {
    isPattern ? .pattern : numberOfComponents == 1 ? .monochrome : .rgb
  }
  private let isPattern: Bool

  init(name: String?, numberOfComponents: Int, isPattern: Bool = false) {
    (self.name, self.numberOfComponents) = (name, numberOfComponents)
    self.isPattern = isPattern
  }

  /// Of patterns: with a space for those without colours of their own.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(
      name: nil, numberOfComponents: patternBaseSpace?.numberOfComponents ?? 0, isPattern: true)
  }

  /// Nil for a name that is none of those here.
  public convenience init?(name: String) {
    guard let count = [Self.sRGB: 3, Self.displayP3: 3, Self.genericGrayGamma2_2: 1][name] else {
      return nil
    }
    self.init(name: name, numberOfComponents: count)
  }

  /// The space of all pictures here.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Taken for sRGB: there is no wide gamut here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Greys with sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether name and components are the same.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.numberOfComponents == b.numberOfComponents && a.isPattern == b.isPattern
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Red, green and blue of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, numberOfComponents: 3)
}

/// Greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, numberOfComponents: 1)
}
