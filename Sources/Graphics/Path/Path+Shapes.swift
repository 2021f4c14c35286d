public import Foundation

/// The corners of an upright rectangle, y down.
public struct Corners: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// How a rounded corner bends: a quarter circle, or Core Animation's smoother curve.
public enum CornerCurve: Hashable, Sendable {
  case circular, continuous
}

extension Path {
  /// An upright rectangle, clockwise from its top left corner. An empty one gives an empty path.
  public init(rect: CGRect) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The ellipse that touches the rectangle's four sides, as four cubics (0.03 % of the radius off).
  public init(ellipseIn rect: CGRect) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    addCorners(of: rect, size: size, corners: .all, curve: .circular)
  }

  /// A rectangle with some corners rounded. A circular radius is limited to half the short side; a
  /// continuous corner takes 1.528665 radii of each side and is limited so that this much fits in
  /// half the short side. A radius of zero, less or NaN rounds nothing.
  public init(
    roundedRect rect: CGRect, radius: CGFloat, corners: Corners = .all,
    curve: CornerCurve = .circular
  ) {
    let half = min(rect.width, rect.height) / 2
    let limit =
      switch curve {
      case .circular: half
      case .continuous: half / Self.continuousReach
      }
    guard radius > 0, limit > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    let side = min(radius, limit)
    self.init()
    addCorners(of: rect, size: CGSize(width: side, height: side), corners: corners, curve: curve)
  }

  /// Four corners clockwise from the top left; the straight sides lie between them.
  private mutating func addCorners(
    of rect: CGRect, size: CGSize, corners: Corners, curve: CornerCurve
  ) {
    let (w, h) = (size.width, size.height)
    let frames: [(Corners, CornerFrame)] = [
      (.topLeft, CornerFrame(rect.minX, rect.minY, CGVector(dx: 0, dy: h), CGVector(dx: w, dy: 0))),
      (
        .topRight,
        CornerFrame(rect.maxX, rect.minY, CGVector(dx: -w, dy: 0), CGVector(dx: 0, dy: h))
      ),
      (
        .bottomRight,
        CornerFrame(rect.maxX, rect.maxY, CGVector(dx: 0, dy: -h), CGVector(dx: -w, dy: 0))
      ),
      (
        .bottomLeft,
        CornerFrame(rect.minX, rect.maxY, CGVector(dx: w, dy: 0), CGVector(dx: 0, dy: -h))
      ),
    ]
    for (corner, frame) in frames {
      let bend = corners.contains(corner)
      let reach = curve == .continuous ? Self.continuousReach : 1
      let start = bend ? frame.at(reach, 0) : frame.at(0, 0)
      if elements.isEmpty { move(to: start) } else { line(to: start) }
      guard bend else { continue }
      switch curve {
      case .circular: addCircular(frame)
      case .continuous: addContinuous(frame)
      }
    }
    close()
  }

  private mutating func addCircular(_ frame: CornerFrame) {
    // 1 − 4/3·(√2 − 1): the control distance that makes a cubic touch the circle at 45°.
    let k = 0.4477152501692064
    cubic(control1: frame.at(k, 0), control2: frame.at(0, k), to: frame.at(0, 1))
  }

  /// `raster.md` §4, "cornerCurve": constants in radii from the corner.
  private mutating func addContinuous(_ frame: CornerFrame) {
    cubic(
      control1: frame.at(1.088492, 0), control2: frame.at(0.868407, 0),
      to: frame.at(0.669934, 0.065496))
    line(to: frame.at(0.631494, 0.074911))
    cubic(
      control1: frame.at(0.372824, 0.169060), control2: frame.at(0.169060, 0.372824),
      to: frame.at(0.074911, 0.631494))
    line(to: frame.at(0.065496, 0.669934))
    cubic(
      control1: frame.at(0, 0.868407), control2: frame.at(0, 1.088492),
      to: frame.at(0, Self.continuousReach))
  }

  /// How far along each side a continuous corner starts, in radii.
  private static let continuousReach: CGFloat = 1.528665
}

/// A corner seen from itself: back along the side that arrives, on along the side that leaves.
private struct CornerFrame {
  let x, y: CGFloat
  let back, on: CGVector

  init(_ x: CGFloat, _ y: CGFloat, _ back: CGVector, _ on: CGVector) {
    (self.x, self.y, self.back, self.on) = (x, y, back, on)
  }

  func at(_ p: CGFloat, _ q: CGFloat) -> CGPoint {
    CGPoint(x: x + back.dx * p + on.dx * q, y: y + back.dy * p + on.dy * q)
  }
}
