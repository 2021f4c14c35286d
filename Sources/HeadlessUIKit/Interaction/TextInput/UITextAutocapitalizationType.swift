/// Which words a keyboard begins with a capital; raw values as UIKit's. Text typed by a script is taken
/// as it is.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
