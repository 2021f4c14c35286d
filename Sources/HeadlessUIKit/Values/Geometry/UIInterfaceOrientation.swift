/// The orientation of the user interface on the device. Raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright, with the home button at the bottom.
  case portrait = 1
  /// Upside down, with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape with the home button on the left.
  case landscapeLeft = 4
  /// Landscape with the home button on the right.
  case landscapeRight = 3

  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The number of clockwise quarter turns from the device's upright orientation.
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
