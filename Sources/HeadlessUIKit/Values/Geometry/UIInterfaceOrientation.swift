/// Which way up what is shown stands on the device; raw values as UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, the home button below.
  case portrait = 1
  /// Upside down, the home button above.
  case portraitUpsideDown = 2
  /// The home button at the left.
  case landscapeLeft = 4
  /// The home button at the right.
  case landscapeRight = 3

  /// Whether it lies on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Quarters of a turn, clockwise, from where it is upright on the device's glass.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: -1
    }
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
