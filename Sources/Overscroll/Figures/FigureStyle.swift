public import Foundation
public import Graphics

/// How screens are shown as a figure: the device drawn around each, the page behind them, what of them
/// is cut, and the finger.
///
/// A figure has points of its own: `zoom` of them are a point of the screen. Everything is drawn as paths
/// by this project, at any scale.
public struct FigureStyle: Hashable, Sendable {
  /// The device around the screen.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// Graphite metal, black glass.
    case dark
    /// Silver metal; the glass around a home button is white.
    case light
    /// The screen alone, its corners square.
    case none
  }

  /// What lies behind the devices.
  public enum Background: Hashable, Sendable {
    /// One colour; `clear` leaves PNG and APNG transparent, a GIF white.
    case color(Color)
    /// From the top to the bottom, at even distances.
    case gradient([Color])
  }

  /// Which part of devices that are taller than their place is seen, and where lower ones stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  /// Dark unless told.
  public var body = Body.dark
  /// Transparent unless told.
  public var background = Background.color(.clear)
  /// Around everything, in points; 24 unless told.
  public var padding = FigureEdges(24)
  /// Between devices, in points; negative and NaN are none.
  public var spacing: CGFloat = 40
  /// Devices side by side before a new row begins, at least 1; nil for all of them in one row.
  public var columns: Int?
  /// Points of the figure in a point of the screen; positive, else 1.
  public var zoom: CGFloat = 1
  /// The whole figure, in points; nil for as large as its content. Devices taller than the room they have
  /// in it are cut.
  public var size: CGSize?
  /// Where devices stand in taller rooms, and what is seen of them in lower ones.
  public var alignment = Alignment.top
  /// Cut off each device, body included, in points.
  public var crop = FigureEdges()
  /// How far each device fades away towards the edges that are seen of it, in points.
  public var fade = FigureEdges()
  /// Whether devices cast a shadow on what is behind them.
  public var hasShadow = true
  /// How the script's fingers are shown; nil leaves them away.
  public var touches: TouchStyle?
  /// What is drawn over the screens, in this order.
  public var overlays: [ScreenOverlay] = []
  /// What is said about places of the screens, over everything.
  public var notes: [FigureNote] = []

  /// A dark device on a transparent page.
  public init() {}

  /// Screens alone, edge to edge.
  public static let bare: FigureStyle = {
    var style = FigureStyle()
    style.body = .none
    style.padding = FigureEdges()
    style.hasShadow = false
    return style
  }()

  /// The scale that is drawn, always positive.
  var magnification: CGFloat { zoom > 0 && zoom.isFinite ? zoom : 1 }

  /// The columns of traces that are shown.
  var columnsShown: [String] { overlays.compactMap(\.column) }

  /// What captions are written in: dark on light and transparent pages, light on dark ones.
  var captionColor: Color {
    let behind =
      switch background {
      case .color(let color): color
      case .gradient(let colors): colors.last ?? .clear
      }
    return behind.contrastingInk
  }
}
