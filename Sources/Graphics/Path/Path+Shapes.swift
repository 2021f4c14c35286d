public import Foundation

extension Path {
  /// Creates an upright rectangle, clockwise from its top left corner. An empty rectangle gives an
  /// empty path.
  public init(rect: CGRect) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates the ellipse inscribed in a rectangle, as four cubics, with an error of 0.03 % of the
  /// radius.
  public init(ellipseIn rect: CGRect) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    addCorners(of: rect, size: size, corners: .all, curve: .circular)
  }

  /// Creates a rectangle with some corners rounded. The radius is limited to half the shorter side.
  ///
  /// A radius of zero or less, or NaN, rounds nothing. A continuous corner takes 1.528665 radii of
  /// each side if half the side is long enough. Otherwise the corner is less smooth towards that
  /// side, down to the quarter circle of a capsule's end.
  ///
  /// - Parameter startsOnTop: Whether the path begins on the upper side, where the left corner
  ///   ends, instead of on the left side.
  public init(
    roundedRect rect: CGRect, radius: CGFloat, corners: Corners = .all,
    curve: CornerCurve = .circular, startsOnTop: Bool = false
  ) {
    let half = min(rect.width, rect.height) / 2
    guard radius > 0, half > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    let side = min(radius, half)
    self.init()
    addCorners(
      of: rect, size: CGSize(width: side, height: side), corners: corners, curve: curve,
      startsOnTop: startsOnTop)
  }

  /// Creates a rectangle with some corners rounded by quarters of ellipses. The radii are limited
  /// to half the sides.
  ///
  /// Radii of zero or less, or NaN, round nothing.
  public init(roundedRect rect: CGRect, radii: CGSize, corners: Corners = .all) {
    guard radii.width > 0, radii.height > 0, rect.width > 0, rect.height > 0, !corners.isEmpty
    else {
      self.init(rect: rect)
      return
    }
    self.init()
    let size = CGSize(
      width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))
    addCorners(of: rect, size: size, corners: corners, curve: .circular)
  }

  /// Adds the four corners, clockwise, with straight sides between them. The first corner is the
  /// top left, or the last one if the path starts on the upper side.
  private mutating func addCorners(
    of rect: CGRect, size: CGSize, corners: Corners, curve: CornerCurve, startsOnTop: Bool = false
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
    let across = ContinuousOctant(half: rect.width / 2, radius: w)
    let down = ContinuousOctant(half: rect.height / 2, radius: h)
    if startsOnTop {
      let reach = curve == .continuous ? across.reach : 1
      move(to: frames[0].1.at(0, corners.contains(.topLeft) ? reach : 0))
    }
    for index in startsOnTop ? [1, 2, 3, 0] : [0, 1, 2, 3] {
      let (corner, frame) = frames[index]
      let bend = corners.contains(corner)
      // The path reaches the first corner along the left side, the second along the top, and so on.
      let (back, on) = index % 2 == 0 ? (down, across) : (across, down)
      let reach =
        switch curve {
        case .circular: CGFloat(1)
        case .continuous: back.reach
        }
      let start = bend ? frame.at(reach, 0) : frame.at(0, 0)
      if elements.isEmpty { move(to: start) } else { line(to: start) }
      guard bend else { continue }
      switch curve {
      case .circular: addCircular(frame)
      case .continuous: addContinuous(frame, back, on)
      }
    }
    close()
  }

  private mutating func addCircular(_ frame: CornerFrame) {
    // 1 − 4/3·(√2 − 1): with this control distance, a cubic touches the circle at 45°.
    let k = 0.4477152501692064
    cubic(control1: frame.at(k, 0), control2: frame.at(0, k), to: frame.at(0, 1))
  }

  /// Adds an octant for the incoming side and one for the outgoing side, which meet at 45°.
  private mutating func addContinuous(
    _ frame: CornerFrame, _ back: ContinuousOctant, _ on: ContinuousOctant
  ) {
    let middle = (back.middle + on.middle) / 2
    func place(_ point: SIMD2<Double>) -> CGPoint { frame.at(point.x, point.y) }
    func mirrored(_ point: SIMD2<Double>) -> CGPoint { frame.at(point.y, point.x) }
    let (a, b) = (back.points(meetingAt: middle), on.points(meetingAt: middle))
    cubic(control1: place(a[1]), control2: place(a[2]), to: place(a[3]))
    line(to: place(a[4]))
    cubic(control1: place(a[5]), control2: place(a[6]), to: place(a[7]))
    cubic(control1: mirrored(b[6]), control2: mirrored(b[5]), to: mirrored(b[4]))
    line(to: mirrored(b[3]))
    cubic(control1: mirrored(b[2]), control2: mirrored(b[1]), to: mirrored(b[0]))
  }
}
