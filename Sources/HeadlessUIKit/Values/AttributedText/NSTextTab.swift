public import Foundation

/// A place where text goes on after a tab.
open class NSTextTab: NSObject, NSCopying {
  /// Names of what a stop says beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: where text that is aligned at its right edge ends for that.
    ///
    /// - Note: Partly: kept; such text ends at the next tab or at its line's end.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What of the text after the tab lies at the stop: its left edge unless `center` or `right`.
  public let alignment: NSTextAlignment
  /// Points from the side where the paragraph begins.
  public let location: CGFloat
  /// What else was said.
  public let options: [OptionKey: Any]

  /// - Parameter loc: points from the side where the paragraph begins.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// The characters that separate a number's fraction in a language.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether place and alignment are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { [Double(location)].stableHash }
}
