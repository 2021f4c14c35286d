package import Foundation

/// The dimensions of the body drawn around a device's screen. It is no real product, but its
/// proportions distinguish the kinds of devices. Lengths are in points of the screen. Parts are
/// measured in portrait and rotated for a device in landscape.
package struct DeviceBody: Hashable, Sendable {
  /// The kind of device that the body suggests.
  enum Kind: Hashable, Sendable {
    case homeButton, notch, island, tablet
  }

  let kind: Kind
  /// The size of the screen when the stage begins.
  package let screen: CGSize
  /// Whether the device is in landscape, with its upper end at the left.
  let isLandscape: Bool
  package let cornerRadius: CGFloat
  /// The notch or island in the screen's coordinates; empty without one.
  package let housing: CGRect
  /// The width of the metal around the glass.
  package let rim: CGFloat
  /// The width of the glass around the screen.
  let border: FigureEdges
  let style: FigureStyle.Body
  /// Whether a button replaces the ring switch.
  private let hasActionButton: Bool
  /// Whether the right side has a camera control.
  private let hasCameraControl: Bool

  package init(_ shown: Device, _ style: FigureStyle.Body) {
    self.style = style
    (screen, isLandscape) = (shown.size, shown.isLandscape && style != .none)
    let device = style == .none ? shown : shown.upright
    func isModel(_ names: String...) -> Bool {
      names.contains { device.identifier == $0 || device.identifier.hasPrefix("\($0)-") }
    }
    hasActionButton = isModel("iphone-15-pro", "iphone-16", "iphone-17")
    hasCameraControl = isModel("iphone-16", "iphone-17")
    let isTablet = device.isTablet
    kind =
      if isTablet {
        .tablet
      } else if !device.hasNotch {
        .homeButton
      } else {
        device.statusBarHeight < device.safeArea.top ? .island : .notch
      }
    cornerRadius = device.cornerRadius > 0 ? device.cornerRadius : kind == .notch ? 40 : 0
    guard style != .none else {
      (rim, border, housing) = (0, FigureEdges(), .zero)
      return
    }
    switch kind {
    case .homeButton: (rim, border) = (4, FigureEdges(top: 96, left: 16, bottom: 96, right: 16))
    case .notch: (rim, border) = (5, FigureEdges(17))
    // The frames got thinner with the 15 Pro, the 16 Pro and the 17: by the published sizes of
    // bodies and displays 20, 17 and 15 points from the outer edge to the screen, of which the
    // rounded outer edge is invisible.
    case .island where isModel("iphone-16-pro", "iphone-17"):
      (rim, border) = (5, FigureEdges(7.5))
    case .island where isModel("iphone-15-pro"): (rim, border) = (5, FigureEdges(9))
    case .island: (rim, border) = (5, FigureEdges(11))
    case .tablet: (rim, border) = (5, FigureEdges(36))
    }
    let middle = device.size.width / 2
    switch kind {
    case .homeButton, .tablet: housing = .zero
    case .notch:
      // The notch is narrower from iPhone 13 on.
      let isNarrow = ["iphone-13", "iphone-14"].contains { device.identifier.hasPrefix($0) }
      let width = min(isNarrow ? 162 : 209, device.size.width * 0.6)
      housing = CGRect(
        x: middle - width / 2, y: 0, width: width, height: min(31, device.safeArea.top))
    case .island:
      let top = (device.safeArea.top - 37) / 2
      housing = CGRect(x: middle - 62.5, y: top.rounded(), width: 125, height: 37)
    }
  }

  /// The size of the whole body in its orientation, including the protruding buttons.
  package var size: CGSize {
    isLandscape
      ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// The origin of the screen in the body, in the body's orientation.
  package var screenOrigin: CGPoint {
    guard isLandscape else { return uprightOrigin }
    return CGPoint(
      x: uprightOrigin.y, y: uprightSize.width - uprightOrigin.x - uprightScreen.width)
  }

  private var uprightScreen: CGSize {
    isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
  }

  /// The size of the whole body in portrait.
  var uprightSize: CGSize {
    CGSize(
      width: uprightOrigin.x + uprightScreen.width + border.right + rim + buttonDepth,
      height: uprightOrigin.y + uprightScreen.height + border.bottom + rim)
  }

  /// The origin of the screen in the body in portrait.
  var uprightOrigin: CGPoint {
    CGPoint(x: buttonDepth + rim + border.left, y: rim + border.top)
  }

  /// The distance by which buttons protrude at both sides.
  var buttonDepth: CGFloat {
    style == .none ? 0 : 3
  }

  /// The outer edge of the metal in the body's coordinates.
  package var metal: CGRect {
    CGRect(
      x: buttonDepth, y: 0, width: uprightSize.width - 2 * buttonDepth, height: uprightSize.height)
  }

  /// The outer edge of the glass.
  package var glass: CGRect { metal.insetBy(dx: rim, dy: rim) }

  /// The corner radius of the glass, concentric with the screen's corners if those are round.
  package var glassRadius: CGFloat {
    switch kind {
    case .homeButton: 52
    case .tablet: cornerRadius > 0 ? cornerRadius + border.left * 0.6 : 40
    case .notch, .island: cornerRadius + border.left
    }
  }

  package var metalRadius: CGFloat { glassRadius + rim }

  /// The buttons in the body's coordinates: ring switch or action button and volume at the left,
  /// power at the right.
  package var buttons: [CGRect] {
    let height = metal.height
    func left(_ y: CGFloat, _ length: CGFloat) -> CGRect {
      CGRect(x: 0, y: y, width: buttonDepth + 6, height: length)
    }
    func right(_ y: CGFloat, _ length: CGFloat) -> CGRect {
      CGRect(x: metal.maxX - 6, y: y, width: buttonDepth + 6, height: length)
    }
    switch kind {
    case .tablet: return [right(height * 0.09, 46), right(height * 0.09 + 54, 46)]
    case .island where hasActionButton:
      return [
        left(height * 0.205, height * 0.036), left(height * 0.275, height * 0.07),
        left(height * 0.362, height * 0.07), right(height * 0.275, height * 0.112),
      ]
    case .homeButton, .notch, .island:
      let top = (height * 0.14).rounded(), unit = (height * 0.07).rounded()
      return [
        left(top, unit * 0.55), left(top + unit, unit), left(top + unit * 2.2, unit),
        right(top + unit * 1.1, unit * 1.5),
      ]
    }
  }

  /// The camera control in the outer edge of the metal, which it does not leave; nil without one.
  var cameraControl: CGRect? {
    guard hasCameraControl, style != .none else { return nil }
    let height = metal.height
    return CGRect(x: metal.maxX - 2.5, y: height * 0.58, width: 2.5, height: height * 0.115)
  }

  /// The interruptions of the metal for antennas, on models with an action button.
  var antennas: [CGRect] {
    guard hasActionButton, style != .none else { return [] }
    let inset = metalRadius * 1.3, width: CGFloat = 3
    return [metal.minX, metal.maxX - rim].flatMap { x in
      [metal.minY + inset, metal.maxY - inset - width].map { y in
        CGRect(x: x, y: y, width: rim, height: width)
      }
    }
  }
}
