/// Whether spaces come and go with pasted words; raw values as UIKit's. Text typed by a script is taken
/// as it is.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
