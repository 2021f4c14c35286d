import Graphics

/// The colours of a device body: its metal, seen from the front, and its buttons.
struct BodyFinish: Hashable, Sendable {
  /// The metal from the left to the right: the edge, the band next to it, the middle, and mirrored.
  let metal: [Color]
  /// The line around the metal, and the reflection inside it.
  let edge, reflection: Color
  let button, buttonEdge: Color
  /// The plastic that interrupts the metal for antennas, and the camera control.
  let antenna, cameraControl: Color

  init(_ body: FigureStyle.Body) {
    switch body {
    case .light:
      self.init(
        metal: [0.93, 0.76, 0.84, 0.76, 0.93].map { Color(white: $0) },
        edge: Color(white: 0.55), reflection: Color(white: 1, alpha: 0.9),
        button: Color(white: 0.74), buttonEdge: Color(white: 0.52),
        antenna: Color(white: 0.66), cameraControl: Color(white: 0.62))
    case .dark, .none:
      self.init(
        metal: [0.36, 0.2, 0.27, 0.2, 0.36].map { Color(white: $0) },
        edge: Color(white: 0.03), reflection: Color(white: 0.62, alpha: 0.55),
        button: Color(white: 0.17), buttonEdge: Color(white: 0.02),
        antenna: Color(white: 0.13), cameraControl: Color(white: 0.1))
    case .naturalTitanium: self.init(0.69, 0.66, 0.62)
    case .blackTitanium: self.init(0.25, 0.245, 0.24)
    case .whiteTitanium: self.init(0.84, 0.83, 0.81)
    case .desertTitanium: self.init(0.76, 0.65, 0.56)
    case .blueTitanium: self.init(0.29, 0.33, 0.4)
    case .silver: self.init(0.85, 0.86, 0.87)
    case .cosmicOrange: self.init(0.91, 0.46, 0.21)
    case .deepBlue: self.init(0.2, 0.25, 0.38)
    case .black: self.init(0.16, 0.17, 0.18)
    case .white: self.init(0.92, 0.92, 0.91)
    case .pink: self.init(0.93, 0.65, 0.8)
    case .teal: self.init(0.58, 0.79, 0.78)
    case .ultramarine: self.init(0.54, 0.62, 0.93)
    case .lavender: self.init(0.82, 0.75, 0.9)
    case .sage: self.init(0.66, 0.72, 0.54)
    case .mistBlue: self.init(0.6, 0.7, 0.83)
    case .spaceGray: self.init(0.43, 0.44, 0.46)
    case .starlight: self.init(0.91, 0.88, 0.82)
    }
  }

  /// Creates the shades of a metal from its colour in even light.
  private init(_ red: Double, _ green: Double, _ blue: Double) {
    let base = Color(red: red, green: green, blue: blue)
    let (bright, shaded) = (base.mixed(with: .white, by: 0.22), base.mixed(with: .black, by: 0.12))
    self.init(
      metal: [bright, shaded, base, shaded, bright], edge: base.mixed(with: .black, by: 0.32),
      reflection: base.mixed(with: .white, by: 0.4).withAlpha(0.7),
      button: base.mixed(with: .black, by: 0.12), buttonEdge: base.mixed(with: .black, by: 0.45),
      antenna: base.mixed(with: .black, by: 0.24), cameraControl: base.mixed(with: .black, by: 0.3))
  }

  private init(
    metal: [Color], edge: Color, reflection: Color, button: Color, buttonEdge: Color,
    antenna: Color, cameraControl: Color
  ) {
    (self.metal, self.edge, self.reflection) = (metal, edge, reflection)
    (self.button, self.buttonEdge) = (button, buttonEdge)
    (self.antenna, self.cameraControl) = (antenna, cameraControl)
  }
}
