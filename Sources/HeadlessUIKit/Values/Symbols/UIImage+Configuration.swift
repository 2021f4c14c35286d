import Foundation

extension UIImage {
  /// The traits for which a version of an image is made.
  open class Configuration: NSObject, @unchecked Sendable {
    // Safe: `traitCollection` is set before a configuration is returned to other code.

    /// The traits of the version; nil for any traits.
    public internal(set) final var traitCollection: UITraitCollection?

    override init() { super.init() }

    /// Returns the configuration itself; subclasses return it with the other configuration's values
    /// applied.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The weight of a symbol. Raw values are UIKit's.
  ///
  /// - Note: Partly: symbols have three weights; those up to `light`, up to `medium` and above look
  ///   alike.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the weight of text that matches the symbol's weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The line width, in 24ths of the drawing.
    var stroke: CGFloat {
      switch self {
      case .ultraLight, .thin, .light: 1.3
      case .unspecified, .regular, .medium: 1.9
      case .semibold, .bold, .heavy, .black: 2.7
      }
    }
  }

  /// The size of a symbol relative to text of its point size. Raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// The factor for the scale, an approximation of the ratios between SF Symbols' scales.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .default, .unspecified, .medium: 1
      case .large: 1.29
      }
    }
  }

  /// Returns the image in another configuration: a symbol in a size and weight, another image in
  /// the version for its traits.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else {
      return imageAsset?.image(with: configuration) ?? self
    }
    return symbol(configuration) ?? self
  }

  /// Returns the symbol with another configuration applied to its own; nil for other images.
  @preconcurrency @MainActor
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = look.symbol?.configuration else { return nil }
    return symbol(own.applying(configuration))
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool { look.symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

  /// The configuration of a symbol; nil for other images.
  public var configuration: Configuration? { symbolConfiguration }
}

extension UITraitCollection {
  /// A configuration that selects the version of an image for these traits.
  public var imageConfiguration: UIImage.Configuration {
    let configuration = UIImage.Configuration()
    configuration.traitCollection = self
    return configuration
  }
}
