/// The horizontal alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the five below behave as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligns lines by the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligns lines to the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligns lines to the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centres lines.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretches lines to both edges.
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
