/// Why a visual format says nothing, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong at the place.
  public enum Reason: Hashable, Sendable {
    /// There is no character.
    case empty
    /// A character that is not ASCII.
    case notASCII
    /// Something else must stand there, such as `]`.
    case expected(String)
    /// A name that `views` does not have.
    case unknownView(String)
    /// What `views` has under that name is neither a view nor a layout guide.
    case notAView(String)
    /// A name that neither `metrics` nor `views` has.
    case unknownMetric(String)
    /// What `metrics` has under that name is not a number.
    case notANumber(String)
    /// `|` beside a view that has no superview.
    case noSuperview
    /// A view aligned along the axis on which the format places it.
    case alignedAlongAxis(NSLayoutConstraint.Axis)
    /// Division by 0.
    case divisionByZero
  }

  /// The whole text.
  public let format: String
  /// The character that is wrong, from 0 to the number of characters.
  public let offset: Int
  /// What is wrong with it.
  public let reason: Reason

  /// - Parameter offset: 0 to the number of characters.
  public init(format: String, offset: Int, reason: Reason) {
    (self.format, self.offset, self.reason) = (format, offset, reason)
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// UIKit's words: what is wrong, the format, and an arrow to the place in it.
  public var description: String {
    let arrow = String(repeating: " ", count: offset) + "^"
    return "Unable to parse constraint format: \n\(words) \n\(format) \n\(arrow)"
  }

  private var words: String {
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
