/// Whether a keyboard corrects words; raw values as UIKit's. Text typed by a script is taken as it is;
/// without corrections the keyboard lacks the line of suggestions.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
