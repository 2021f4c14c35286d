public import Foundation

/// The environment in which an interface is shown, such as its style, size classes and text size.
///
/// A trait collection is immutable. Collections with equal traits compare as equal.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Safe: never written after `init`, and the values of custom traits are constants.
  let parts: Values

  /// All traits; unspecified ones are nil.
  struct Values: Equatable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var preferredContentSizeCategory: UIContentSizeCategory?
    /// The traits without a property of their own, and those that the app defines.
    var others = OtherTraits()
  }

  /// The tint colour of the view with these traits, for `UIColor.tintColor`. Nil is the system's
  /// blue. It is no trait: collections with different tint colours can be equal.
  let tint: UIColor?

  init(_ parts: Values, tint: UIColor? = nil) { (self.parts, self.tint) = (parts, tint) }

  /// Returns the traits of a view with a tint colour.
  func tinted(_ tint: UIColor) -> UITraitCollection { UITraitCollection(parts, tint: tint) }

  /// Creates a collection without any specified trait.
  public override convenience init() { self.init(Values()) }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that combines the given ones; later values override earlier ones.
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
      parts.others.merge(other.others)
    }
    self.init(parts)
  }

  /// The interface style: light, dark or unspecified.
  public var userInterfaceStyle: UIUserInterfaceStyle { parts.userInterfaceStyle ?? .unspecified }
  /// The horizontal size class: the amount of horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    parts.horizontalSizeClass ?? .unspecified
  }
  /// Vertical space: compact on phones in landscape, regular otherwise.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    parts.verticalSizeClass ?? .unspecified
  }
  /// The interface idiom: phone, pad or unspecified.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { parts.userInterfaceIdiom ?? .unspecified }
  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    parts.layoutDirection ?? .unspecified
  }
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { parts.displayScale ?? 0 }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    parts.preferredContentSizeCategory ?? .unspecified
  }

  /// Returns whether this collection has all traits that `other` specifies; true for nil.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]).parts == parts
  }

  /// Returns whether dynamic colours can differ between the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return Self.systemTraitsAffectingColorAppearance.contains { $0.differs(self, other) }
      || parts.others.affectsColorAppearance(comparedTo: other.parts.others)
  }

  /// Returns whether another collection has equal traits.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.parts == parts
  }

  /// A hash value consistent with `isEqual(_:)`.
  public override var hash: Int {
    [Double(userInterfaceStyle.rawValue), Double(displayScale)].stableHash
  }

  // MARK: - Current traits

  @TaskLocal private static var running: UITraitCollection?

  /// The traits for dynamic colours that are resolved without explicit traits.
  ///
  /// They are those of the screen whose code runs, or of `performAsCurrent`. Elsewhere they are
  /// light with the default text size.
  public static var current: UITraitCollection { running ?? standard }

  private static let standard = UITraitCollection(
    Values(userInterfaceStyle: .light, preferredContentSizeCategory: .large))

  /// Runs code with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) { run(actions) }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$running.withValue(self, operation: body)
  }
}
