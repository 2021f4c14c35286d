/// Whether two hyphens become a dash; raw values as UIKit's. Text typed by a script is taken as it is.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
