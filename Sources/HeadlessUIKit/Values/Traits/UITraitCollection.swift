public import Foundation

/// What an interface is shown under: light or dark, how much room, which text size. A value; equal
/// ones are the same to whoever compares them.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let parts: Values

  /// All traits; what a collection does not say is nil.
  private struct Values: Hashable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var preferredContentSizeCategory: UIContentSizeCategory?
  }

  private init(_ parts: Values) { self.parts = parts }

  /// Says nothing.
  public override convenience init() { self.init(Values()) }

  /// Says the style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Says the room across alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Says the room down alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Says the idiom alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Says the direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }

  /// Says the pixels per point alone.
  public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }

  /// Says the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// What the collections say together; of two that say the same trait, the later one's.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var parts = Values()
    for other in collections.map(\.parts) {
      parts.userInterfaceStyle = other.userInterfaceStyle ?? parts.userInterfaceStyle
      parts.horizontalSizeClass = other.horizontalSizeClass ?? parts.horizontalSizeClass
      parts.verticalSizeClass = other.verticalSizeClass ?? parts.verticalSizeClass
      parts.userInterfaceIdiom = other.userInterfaceIdiom ?? parts.userInterfaceIdiom
      parts.layoutDirection = other.layoutDirection ?? parts.layoutDirection
      parts.displayScale = other.displayScale ?? parts.displayScale
      parts.preferredContentSizeCategory =
        other.preferredContentSizeCategory ?? parts.preferredContentSizeCategory
    }
    self.init(parts)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { parts.userInterfaceStyle ?? .unspecified }
  /// Room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    parts.horizontalSizeClass ?? .unspecified
  }
  /// Room down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    parts.verticalSizeClass ?? .unspecified
  }
  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { parts.userInterfaceIdiom ?? .unspecified }
  /// Which way the interface is laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    parts.layoutDirection ?? .unspecified
  }
  /// Pixels per point; 0 where it is not said.
  public var displayScale: CGFloat { parts.displayScale ?? 0 }
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    parts.preferredContentSizeCategory ?? .unspecified
  }

  /// Whether all that `other` says is so here too; what it does not say does not matter.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]).parts == parts
  }

  /// Whether dynamic colours may differ between the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether all traits are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.parts == parts
  }

  /// Agrees with `isEqual`.
  public override var hash: Int {
    [Double(userInterfaceStyle.rawValue), Double(displayScale)].stableHash
  }

  // MARK: - The ones that code runs under

  @TaskLocal private static var running: UITraitCollection?

  /// Those under which dynamic colours are resolved that nobody asks for with traits of one's own:
  /// those of the screen whose code is run, or of `performAsCurrent`. Elsewhere light ones.
  public static var current: UITraitCollection { running ?? standard }

  private static let standard = UITraitCollection(
    Values(userInterfaceStyle: .light, preferredContentSizeCategory: .large))

  /// Runs code with these as `current`.
  public func performAsCurrent(_ actions: () -> Void) { run(actions) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(self, operation: body)
  }
}
