/// The words that a keyboard capitalises. Raw values are those of UIKit. Text typed by a script is
/// not changed.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
