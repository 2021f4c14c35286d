// Fill colours of controls in light appearance, with the values of iOS 13 and later.
extension UIColor {
  /// The track of switches: `secondarySystemFill`.
  static let controlTrack = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
  /// The background of segments, steppers, and text fields in bars: `tertiarySystemFill`.
  static let controlBackground = UIColor(
    red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
  /// The unfilled part of sliders and progress views: `systemFill`.
  static let controlRail = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
  /// The text of disabled controls: `tertiaryLabel`.
  static let controlDisabled = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
}
