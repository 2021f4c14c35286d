/// The truncation of text that does not fit into a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the constant in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name. Names other than the four below behave as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Clips the text at the layer's edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Replaces the start of the text by an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Replaces the end of the text by an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Replaces the middle of the text by an ellipsis.
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
