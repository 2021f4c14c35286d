/// Whether straight quotation marks become curly; raw values as UIKit's. Text typed by a script is
/// taken as it is.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
