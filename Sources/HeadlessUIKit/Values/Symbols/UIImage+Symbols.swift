import Foundation
import Graphics

extension UIImage {
  /// Creates the system symbol of a name, sized for text of 17 points.
  ///
  /// - Note: Partly: the most used names have drawings made for this project, since Apple's symbols
  ///   are protected; any other name shows a crossed frame and is reported as a problem of the
  ///   screen.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(symbol: name, SymbolConfiguration.unspecified)
  }

  /// Creates the system symbol of a name in a configuration.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates the system symbol of a name. The traits are ignored, since symbols do not depend on
  /// them.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(symbol: name, SymbolConfiguration.unspecified) }

  @MainActor
  private convenience init?(symbol name: String, _ configuration: SymbolConfiguration) {
    guard !name.isEmpty else { return nil }
    let environment = ScreenEnvironment.current
    let drawing = SymbolCatalogue.drawing(name)
    if drawing == nil { environment.problems.report(ImageProblem.unknownSymbol(name)) }
    let (size, scale) = (configuration.pointSize ?? UIFont.labelFontSize, environment.screen.scale)
    let source = environment.symbols.picture(
      of: { drawing ?? SymbolCatalogue.placeholder }, named: drawing == nil ? "" : name,
      side: max(size, 1) * Self.squarePerPoint * configuration.scale.factor,
      stroke: configuration.weight.stroke, scale: scale)
    self.init(source: source, scale: scale) {
      $0.symbol = ImageLook.Symbol(name: name, configuration: configuration)
    }
  }

  /// The side of the drawing's square per point of text size.
  ///
  /// It makes a circle symbol as wide as Apple's: 20 points for text of 17 points.
  private static let squarePerPoint: CGFloat = 1.36

  /// Returns the symbol in another configuration; nil for other images.
  @MainActor
  func symbol(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = look.symbol?.name else { return nil }
    return UIImage(symbol: name, configuration).map { image in
      UIImage(source: image.source, scale: image.scale, like: look) {
        $0.symbol = ImageLook.Symbol(name: name, configuration: configuration)
      }
    }
  }

  /// Returns a symbol with the preferred configuration of the view that shows it.
  @MainActor
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let own = look.symbol?.configuration else { return self }
    // The image's own configuration takes precedence.
    return symbol(configuration.applying(own)) ?? self
  }
}
