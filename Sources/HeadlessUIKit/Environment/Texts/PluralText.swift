/// A text with plural forms.
package struct PluralText: Sendable {
  /// The format with variables, such as `%#@files@ in %#@folders@`.
  let format: String
  /// The forms of each variable.
  let variables: [String: [PluralCategory: String]]

  package init(format: String, variables: [String: [PluralCategory: String]]) {
    (self.format, self.variables) = (format, variables)
  }
}
