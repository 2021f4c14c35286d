/// Where a text layer's lines stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the five are `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the text's direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
