/// The replacement of straight quotation marks by curly ones. Raw values are those of UIKit. Text
/// typed by a script is not changed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
