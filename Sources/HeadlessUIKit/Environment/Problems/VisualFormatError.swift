/// An error in a visual format and its position.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The reason for a visual format error.
  public enum Reason: Hashable, Sendable {
    /// The format is empty.
    case empty
    /// A character that is not ASCII.
    case notASCII
    /// A missing part of the grammar, such as `]`.
    case expected(String)
    /// A name that is not in `views`.
    case unknownView(String)
    /// A name whose value in `views` is neither a view nor a layout guide.
    case notAView(String)
    /// A name that is neither in `metrics` nor in `views`.
    case unknownMetric(String)
    /// A name whose value in `metrics` is not a number.
    case notANumber(String)
    /// A `|` next to a view that has no superview.
    case noSuperview
    /// An alignment along the axis on which the format arranges the views.
    case alignedAlongAxis(NSLayoutConstraint.Axis)
    /// A division by 0.
    case divisionByZero
  }

  /// The text of the format.
  public let format: String
  /// The offset of the error in characters, from 0 to the length of the format.
  public let offset: Int
  /// The reason for the error.
  public let reason: Reason

  /// Creates an error at a position.
  ///
  /// - Parameter offset: The offset in characters, from 0 to the length of the format.
  public init(format: String, offset: Int, reason: Reason) {
    (self.format, self.offset, self.reason) = (format, offset, reason)
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The message in UIKit's format: the reason, the visual format, and an arrow to the position.
  public var description: String {
    let arrow = String(repeating: " ", count: offset) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(arrow)"
  }

  private var message: String {
    switch reason {
    case .empty: "It's an empty string."
    case .notASCII: "It contains non-ASCII characters."
    case .expected(let what): "Expected \(what) here"
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .notAView(let name): "\(name) is neither a view nor a layout guide."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .notANumber(let name): "The metric \(name) is not a number."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignedAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout "
        + "that is also \(axis)."
    case .divisionByZero: "A length cannot be divided by 0."
    }
  }
}
