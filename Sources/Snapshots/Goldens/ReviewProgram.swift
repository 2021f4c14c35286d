/// The program with which a person reviews the results of a run.
package struct ReviewProgram: Sendable {
  /// The words that start the program in a shell.
  package var words = "overscroll"
  /// The artifacts folder that the program reads by default; nil if that is not known.
  package var artifacts: String?

  /// Creates a description of the program `overscroll`.
  ///
  /// - Parameter artifacts: The artifacts folder that the program reads by default.
  package init(artifacts: String? = nil) { self.artifacts = artifacts }

  /// Returns the command that replaces a golden by the picture of a run.
  ///
  /// - Parameters:
  ///   - id: The golden's identifier.
  ///   - folder: The artifacts folder of the run; nil for the one that is read by default.
  func accept(_ id: String, in folder: String? = nil) -> String {
    let other = folder == artifacts ? nil : folder
    let option = other.map { " --artifacts \(Self.quoted($0))" } ?? ""
    return "\(words) accept \(Self.quoted(id))\(option)"
  }

  /// Returns a text as one word of a shell command.
  private static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
