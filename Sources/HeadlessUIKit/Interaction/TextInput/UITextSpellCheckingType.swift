/// The spelling check of a text. Raw values are those of UIKit. Spelling is not checked here.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
