/// A text that depends on numbers.
package struct PluralText: Sendable {
  /// `%#@files@ in %#@folders@`.
  let format: String
  /// The forms of each of its variables.
  let variables: [String: [PluralCategory: String]]

  package init(format: String, variables: [String: [PluralCategory: String]]) {
    (self.format, self.variables) = (format, variables)
  }
}
