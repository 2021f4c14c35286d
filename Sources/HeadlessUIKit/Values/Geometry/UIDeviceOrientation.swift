/// How a device is held; raw values as UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, the home button below.
  case portrait = 1
  /// Upside down, the home button above.
  case portraitUpsideDown = 2
  /// The top at the left, the home button at the right.
  case landscapeLeft = 3
  /// The top at the right, the home button at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its screen.
  case faceDown = 6

  /// Whether it is held on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
