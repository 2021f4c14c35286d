/// Whether spelling is checked; raw values as UIKit's. Nothing is checked here.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
