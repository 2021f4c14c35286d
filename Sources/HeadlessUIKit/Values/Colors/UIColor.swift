public import Foundation
import Graphics

/// A colour with UIKit's names: one, or one for each collection of traits.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private enum Source {
    case fixed(CGColor)
    case pair(light: CGColor, dark: CGColor)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// The colour's components under `UITraitCollection.current`, sRGB, alpha not multiplied in.
  public var cgColor: CGColor { cgColor(in: .current) }

  /// The same colour.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A colour that is asked for when it is shown, with the traits that it is shown under.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  init(light: CGColor, dark: CGColor) {
    source = .pair(light: light, dark: dark)
    super.init()
  }

  /// Whether it may differ between traits.
  var isDynamic: Bool {
    if case .fixed = source { return false }
    return true
  }

  /// The components under some traits.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .pair(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provider): provider(traits).cgColor(in: traits)
    }
  }

  /// The same as a value for what is drawn.
  func color(in traits: UITraitCollection) -> Color { cgColor(in: traits).color }

  /// The colour that this one is under some traits.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: cgColor(in: traits)) : self
  }

  /// Black.
  public convenience override init() { self.init(white: 0, alpha: 1) }

  /// Components in sRGB; outside 0…1 they are cut (there is no wide gamut here).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey. Components are clamped to 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` calls.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// The colour with its components changed, under any traits.
  func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .pair(let light, let dark): UIColor(light: change(light), dark: change(dark))
    case .provider(let provider): UIColor { UIColor(cgColor: change(provider($0).cgColor(in: $0))) }
    }
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Whether kind and components are the same, as `CGColor` compares them, in light and in dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || [Self.light, Self.dark].allSatisfy { cgColor(in: $0) == other.cgColor(in: $0) }
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int {
    let color = color(in: Self.light)
    return [color.red, color.green, color.blue, color.alpha].stableHash
  }
}

extension UIColor {
  /// White 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// RGB 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// RGB 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// RGB 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// RGB 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// RGB 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// RGB 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// RGB 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// RGB 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// RGB 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black without opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Text on light backgrounds, whatever the appearance.
  public static let darkText = UIColor.black
  /// Text on dark backgrounds, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
