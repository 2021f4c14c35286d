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
    if SymbolCatalogue.drawing(name) == nil {
      environment.problems.report(ImageProblem.unknownSymbol(name))
    }
    // A very large symbol has fewer pixels per point.
    let scale = min(environment.screen.scale, Self.sideLimit / Self.side(of: configuration))
    let symbol = ImageLook.Symbol(name: name, configuration: configuration)
    self.init(source: Self.picture(of: symbol, scale: scale), scale: scale) { $0.symbol = symbol }
  }

  /// Returns the drawing of a symbol at a number of pixels per point.
  @MainActor
  private static func picture(of symbol: ImageLook.Symbol, scale: CGFloat) -> ImageSource {
    let (drawing, configuration) = (SymbolCatalogue.drawing(symbol.name), symbol.configuration)
    return ScreenEnvironment.current.symbols.picture(
      of: { drawing ?? SymbolCatalogue.placeholder }, named: drawing == nil ? "" : symbol.name,
      side: side(of: configuration), stroke: configuration.weight.stroke, scale: scale)
  }

  /// The side of the drawing's square, in points. A point size that is not finite counts as that of
  /// labels.
  @MainActor
  private static func side(of configuration: SymbolConfiguration) -> CGFloat {
    let pointSize = configuration.pointSize.flatMap { $0.isFinite ? $0 : nil }
    return min(max(pointSize ?? UIFont.labelFontSize, 1), largestPointSize) * squarePerPoint
      * configuration.scale.factor
  }

  /// The largest point size of a symbol. With larger ones the side would not be a finite number.
  private static let largestPointSize: CGFloat = 1e300
  /// The maximum side of a drawing, in pixels.
  private static let sideLimit: CGFloat = 4096

  /// Returns a symbol with more pixels per point, for a view that shows it larger than its size.
  /// Other images are returned unchanged, and so is a symbol for a factor of up to 1 and for NaN.
  ///
  /// The factor is rounded up to a power of the square root of two. A view that grows gradually
  /// thus needs few drawings.
  @MainActor
  func symbol(magnifiedBy factor: CGFloat) -> UIImage {
    guard let symbol = look.symbol, look.orientation == .up, !look.isResizable,
      factor > Self.leastMagnification
    else { return self }
    let largest = Self.sideLimit / (Self.side(of: symbol.configuration) * scale)
    var step: CGFloat = 1
    while step < factor, step * 2.squareRoot() <= largest { step *= 2.squareRoot() }
    guard step > 1 else { return self }
    let source = Self.picture(of: symbol, scale: scale * step)
    let image = UIImage(source: source, scale: scale * step, like: look)
    guard let tint = look.tint else { return image }
    return UIImage(source: image.tinted(with: tint).source, scale: scale * step, like: look)
  }

  /// Smaller magnifications, which result from rounded frames, do not blur a symbol visibly.
  private static let leastMagnification: CGFloat = 1.02

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
