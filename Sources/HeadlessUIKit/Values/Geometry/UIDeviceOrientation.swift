/// The physical orientation of a device. Raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright, with the home button at the bottom.
  case portrait = 1
  /// Upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// The device's top to the left, with the home button on the right.
  case landscapeLeft = 3
  /// The device's top to the right, with the home button on the left.
  case landscapeRight = 4
  /// The device flat with the screen up.
  case faceUp = 5
  /// The device flat with the screen down.
  case faceDown = 6

  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat, with the screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
