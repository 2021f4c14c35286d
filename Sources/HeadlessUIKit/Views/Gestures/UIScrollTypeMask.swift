/// The kinds of devices other than fingers that scroll. Raw values match UIKit's.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a mask from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scroll wheels, which scroll in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads, which scroll continuously.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
