/// The parts of a golden's name about the device.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of parts from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The model of the device.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of iOS.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of the screen in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The number of pixels per point, as in `@3x`.
  public static let screenScale = Self(rawValue: 1 << 4)
}
