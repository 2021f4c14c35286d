/// What scrolls beside fingers; raw values as UIKit's.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels, which go step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
