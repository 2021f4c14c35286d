public import Foundation
public import Graphics

/// The style of a figure: the devices around the screens, the page behind them, the crop, and the
/// touch marks.
///
/// A figure has a coordinate system in which `zoom` points are one point of the screen. Everything
/// is drawn as paths by this project, at any scale.
public struct FigureStyle: Hashable, Sendable {
  /// The device body around a screen. All but `light` have black glass.
  public enum Body: String, Hashable, Sendable, CaseIterable {
    /// Graphite metal, black glass.
    case dark
    /// Silver metal. The glass around a home button is white.
    case light
    /// The screen alone, with square corners.
    case none
    /// Titanium, as on iPhone 15 Pro and 16 Pro.
    case naturalTitanium = "natural-titanium"
    case blackTitanium = "black-titanium"
    case whiteTitanium = "white-titanium"
    case desertTitanium = "desert-titanium"
    case blueTitanium = "blue-titanium"
    /// Aluminium, as on iPhone 17 Pro; silver also as on tablets.
    case silver
    case cosmicOrange = "cosmic-orange"
    case deepBlue = "deep-blue"
    /// Coloured aluminium, as on iPhone 16.
    case black, white, pink, teal, ultramarine
    /// Coloured aluminium, as on iPhone 17.
    case lavender, sage
    case mistBlue = "mist-blue"
    /// Aluminium, as on tablets.
    case spaceGray = "space-gray"
    case starlight
  }

  /// The background of the page.
  public enum Background: Hashable, Sendable {
    /// A single colour. `clear` leaves PNG and APNG transparent and makes a GIF white.
    case color(Color)
    /// A gradient from top to bottom with evenly spaced colours.
    case gradient([Color])
  }

  /// The visible part of devices taller than their space, and the position of smaller ones.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  /// The device body; dark by default.
  public var body = Body.dark
  /// The background; transparent by default.
  public var background = Background.color(.clear)
  /// The margin around all content in points; 24 by default.
  public var padding = FigureEdges(24)
  /// The distance between devices in points. Negative values and NaN mean none.
  public var spacing: CGFloat = 40
  /// The number of devices per row, at least 1; nil puts all in one row.
  public var columns: Int?
  /// The number of points of the figure per point of the screen. Values that are not positive count
  /// as 1.
  public var zoom: CGFloat = 1
  /// The size of the figure in points; nil fits the content. Devices taller than their space are
  /// cut off.
  public var size: CGSize?
  /// The position of devices in taller spaces, and their visible part in smaller ones.
  public var alignment = Alignment.top
  /// The lengths cut off each device, including its body, in points.
  public var crop = FigureEdges()
  /// The lengths over which each device fades towards its visible edges, in points.
  public var fade = FigureEdges()
  /// Whether devices cast a shadow on the background.
  public var hasShadow = true
  /// The caption of the whole figure; nil for none. Its width is that of the page without padding.
  public var caption: FigureCaption?
  /// The style of the script's fingers; nil hides them.
  public var touches: TouchStyle?
  /// The overlays on the screens, in drawing order.
  public var overlays: [ScreenOverlay] = []
  /// The annotations of places on the screens, drawn over all other content.
  public var notes: [FigureNote] = []

  /// Creates a style with a dark device on a transparent page.
  public init() {}

  /// A style with screens alone, without margins.
  public static let bare: FigureStyle = {
    var style = FigureStyle()
    style.body = .none
    style.padding = FigureEdges()
    style.hasShadow = false
    return style
  }()

  /// The zoom in use, always positive.
  var magnification: CGFloat { zoom > 0 && zoom.isFinite ? zoom : 1 }

  /// The trace columns that overlays show.
  var columnsShown: [String] { overlays.compactMap(\.column) }

  /// The trace columns that must be read with each picture; nil without overlays.
  var columnsRead: [String]? { overlays.isEmpty ? nil : columnsShown }

  /// The colour of captions: dark on light and transparent pages, light on dark ones.
  var captionColor: Color {
    let behind =
      switch background {
      case .color(let color): color
      case .gradient(let colors): colors.last ?? .clear
      }
    return behind.contrastingInk
  }
}
