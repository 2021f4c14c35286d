/// The replacement of two hyphens by a dash. Raw values are those of UIKit. Text typed by a script
/// is not changed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
