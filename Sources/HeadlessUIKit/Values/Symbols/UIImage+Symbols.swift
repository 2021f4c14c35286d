import Foundation
import Graphics

extension UIImage {
  /// The system's symbol of that name, as large as text of 17 points.
  ///
  /// - Note: Partly: the names that apps use most are there, drawn for this project: Apple's own symbols
  ///   are nobody else's to draw. Any other is a crossed frame, which is a problem of the screen.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(symbol: name, SymbolConfiguration.unspecified)
  }

  /// The same in a size and a weight.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// The same; traits change nothing of a symbol.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(symbol: name, SymbolConfiguration.unspecified) }

  @MainActor
  private convenience init?(symbol name: String, _ configuration: SymbolConfiguration) {
    guard !name.isEmpty else { return nil }
    let environment = ScreenEnvironment.current
    let drawing = SymbolCatalogue.drawing(name)
    if drawing == nil { environment.problems.report(missingSymbol: name) }
    let (size, scale) = (configuration.pointSize ?? UIFont.labelFontSize, environment.screen.scale)
    let source = environment.symbols.picture(
      of: { drawing ?? SymbolCatalogue.placeholder }, named: drawing == nil ? "" : name,
      side: max(size, 1) * Self.squarePerPoint * configuration.scale.factor,
      stroke: configuration.weight.stroke, scale: scale)
    self.init(source: source, scale: scale) {
      $0.symbol = ImageLook.Symbol(name: name, configuration: configuration)
    }
  }

  /// The drawing's square for text of a size: a circle of it is then as wide as Apple's, 20 points beside
  /// text of 17.
  private static let squarePerPoint: CGFloat = 1.36

  /// The symbol in another configuration; nil of any other picture.
  @MainActor
  func symbol(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = look.symbol?.name else { return nil }
    return UIImage(symbol: name, configuration).map { image in
      UIImage(source: image.source, scale: image.scale, like: look) {
        $0.symbol = ImageLook.Symbol(name: name, configuration: configuration)
      }
    }
  }

  /// A symbol with what the view that shows it would like of it.
  @MainActor
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let own = look.symbol?.configuration else { return self }
    // What the image itself says counts more.
    return symbol(configuration.applying(own)) ?? self
  }
}
