/// What an animation shows before it begins and after it ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Names other than the four show nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end, for as long as it is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before that.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
