/// The adjustment of spaces around pasted and cut words. Raw values are those of UIKit. Text typed
/// by a script is not changed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
