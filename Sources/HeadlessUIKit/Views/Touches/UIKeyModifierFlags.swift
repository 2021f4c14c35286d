/// Keys that are held while another is pressed; raw values as UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of `UIKeyModifierFlags`.
  public let rawValue: Int

  /// Any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
