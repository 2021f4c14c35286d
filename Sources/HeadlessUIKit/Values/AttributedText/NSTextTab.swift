public import Foundation

/// A tab stop: the position at which text continues after a tab.
open class NSTextTab: NSObject, NSCopying {
  /// A key of the additional options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's string for the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a right-aligned column, a `CharacterSet`.
    ///
    /// - Note: Partly: stored; such text ends at the next tab or at the end of the line.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab: its left edge is at the stop, unless this is `center`
  /// or `right`.
  public let alignment: NSTextAlignment
  /// The distance from the side where the paragraph begins, in points.
  public let location: CGFloat
  /// The additional options. They are stored and ignored.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// - Parameter loc: The distance from the side where the paragraph begins, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the decimal separator of a locale; nil uses the current locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another tab stop has an equal location and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash value consistent with `isEqual(_:)`.
  open override var hash: Int { [Double(location)].stableHash }
}
