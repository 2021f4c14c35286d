import Foundation

extension UIImage {
  /// What a version of an image is meant for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that it is for; nil for any.
    public internal(set) final var traitCollection: UITraitCollection?

    override init() { super.init() }

    /// The same, with what another one says in the place of what this one does.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How bold a symbol is; raw values as UIKit's. Symbols are drawn in three weights here.
  ///
  /// - Note: Partly: those up to `light`, up to `medium`, and above it look the same.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of text beside which such a symbol stands.
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

    /// Of lines, in 24ths of the drawing.
    var stroke: CGFloat {
      switch self {
      case .ultraLight, .thin, .light: 1.3
      case .unspecified, .regular, .medium: 1.9
      case .semibold, .bold, .heavy, .black: 2.7
      }
    }
  }

  /// How large a symbol is beside text of its size; raw values as UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    /// About what SF Symbols' scales are to each other.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .default, .unspecified, .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The picture in another configuration: a symbol in another size and weight, any other in the version for
  /// its traits.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else {
      return imageAsset?.image(with: configuration) ?? self
    }
    return symbol(configuration) ?? self
  }

  /// A symbol in what its configuration and another one say together; nil of any other picture.
  @preconcurrency @MainActor
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = look.symbol?.configuration else { return nil }
    return symbol(own.applying(configuration))
  }

  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { look.symbol != nil }

  /// What size and weight a symbol was asked for in; nil of any other picture.
  public var symbolConfiguration: SymbolConfiguration? { look.symbol?.configuration }

  /// That of a symbol; nil of any other picture.
  public var configuration: Configuration? { symbolConfiguration }
}

extension UITraitCollection {
  /// Asks for the version of an image that is for these traits.
  public var imageConfiguration: UIImage.Configuration {
    let configuration = UIImage.Configuration()
    configuration.traitCollection = self
    return configuration
  }
}
