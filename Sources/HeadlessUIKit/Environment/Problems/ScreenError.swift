/// An error in a screen's own code, for which UIKit raises an exception that ends the app.
///
/// Here the screen continues with its old state. The code that runs the screen receives the error:
/// `Stage.advance(to:)` throws it and the command line ends with it. Views are named as in
/// `LayoutError`.
public struct ScreenError: Error, Hashable, Sendable {
  /// The mistake.
  public let kind: Kind
  /// The innermost line of the screen's code that made the mistake: a path, a colon and a number.
  ///
  /// `in` and the function if the line is unknown; nil if no code of the screen was running. Lines
  /// are known if the code was compiled with `-g` or `-gline-tables-only`.
  public let place: String?

  /// Creates an error.
  public init(_ kind: Kind, place: String? = nil) {
    self.kind = kind
    self.place = place
  }
}

extension ScreenError: CustomStringConvertible {
  /// The place, UIKit's message, and what happens instead of an exception.
  public var description: String { (place.map { "\($0): " } ?? "") + kind.description }
}
