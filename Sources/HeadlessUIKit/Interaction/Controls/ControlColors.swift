// Fills of controls, light appearance: the values of iOS 13 and later.
extension UIColor {
  /// What is not filled of switches: `secondarySystemFill`.
  static let controlTrack = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
  /// The ground of segments and steppers, and of text fields in bars: `tertiarySystemFill`.
  static let controlGround = UIColor(
    red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
  /// What is not filled of sliders and progress views: `systemFill`.
  static let controlRail = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
  /// Words that can do nothing: `tertiaryLabel`.
  static let controlDisabled = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
}
