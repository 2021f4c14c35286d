public import Foundation
import Graphics

/// A UIKit colour: one fixed colour, or one that depends on the traits.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  // Safe: never written after `init`; a provider is `@Sendable`.
  private enum Source {
    case fixed(CGColor)
    case pair(light: CGColor, dark: CGColor)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    /// The tint colour of the view that shows the colour.
    case tint
  }

  private let source: Source

  /// The colour's sRGB components under `UITraitCollection.current`; alpha is not premultiplied.
  public var cgColor: CGColor { cgColor(in: .current) }

  /// Creates a fixed colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Creates a dynamic colour. `dynamicProvider` is called with the traits under which the colour
  /// is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  init(light: CGColor, dark: CGColor) {
    source = .pair(light: light, dark: dark)
    super.init()
  }

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// The tint colour of the view that shows the colour, or the system's blue outside a view.
  public static let tintColor = UIColor(.tint)

  /// Whether the colour is `tintColor` itself.
  var isTint: Bool {
    if case .tint = source { return true }
    return false
  }

  /// Whether the colour may depend on the traits.
  var isDynamic: Bool {
    if case .fixed = source { return false }
    return true
  }

  /// Returns the colour under the given traits.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .pair(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provider): provider(traits).cgColor(in: traits)
    case .tint: (traits.tint ?? .systemBlue).cgColor(in: traits)
    }
  }

  /// Returns the colour under the given traits, as a value for drawing.
  func color(in traits: UITraitCollection) -> Color { cgColor(in: traits).color }

  /// Returns the fixed colour that this colour has under the given traits.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: cgColor(in: traits)) : self
  }

  /// Creates black.
  public convenience override init() { self.init(white: 0, alpha: 1) }

  /// Creates a colour from sRGB components, which are clamped to 0…1 (wide gamut is not supported).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey. Components are clamped to 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Called by `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    mapped { $0.copy(alpha: alpha) ?? $0 }
  }

  /// Returns the colour with its components changed, under any traits.
  func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .pair(let light, let dark): UIColor(light: change(light), dark: change(dark))
    case .provider, .tint: UIColor { UIColor(cgColor: change(self.cgColor(in: $0))) }
    }
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns whether another colour equals this one in light and in dark, as `CGColor` compares
  /// them.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || [Self.light, Self.dark].allSatisfy { cgColor(in: $0) == other.cgColor(in: $0) }
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int {
    let color = color(in: Self.light)
    return [color.red, color.green, color.blue, color.alpha].stableHash
  }
}

extension UIColor {
  /// Opaque black, a grey of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of 1/3.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A grey of 2/3.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Opaque white, a grey of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The colour with RGB components 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The colour with RGB components 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The colour with RGB components 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The colour with RGB components 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The colour with RGB components 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The colour with RGB components 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The colour with RGB components 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The colour with RGB components 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The colour with RGB components 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The colour of text on light backgrounds, in any appearance.
  public static let darkText = UIColor.black
  /// The colour of text on dark backgrounds, in any appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
