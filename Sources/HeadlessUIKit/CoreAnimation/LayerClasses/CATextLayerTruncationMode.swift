/// Where a text layer's text is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the four are `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the layer's edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis stands for its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis stands for its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis stands for its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var mode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
