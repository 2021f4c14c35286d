import Graphics
import HeadlessUIKit

/// Every colour over every other: a gradient that fades out downwards over one that fades out to
/// the right, with one blend mode.
@MainActor
struct BlendedDrawing {
  let mode: CGBlendMode
  /// The canvas's name for the blend mode.
  let word: String

  static let all = [
    BlendedDrawing(mode: .normal, word: "source-over"),
    BlendedDrawing(mode: .multiply, word: "multiply"),
    BlendedDrawing(mode: .screen, word: "screen"),
    BlendedDrawing(mode: .overlay, word: "overlay"),
    BlendedDrawing(mode: .darken, word: "darken"),
    BlendedDrawing(mode: .lighten, word: "lighten"),
    BlendedDrawing(mode: .colorDodge, word: "color-dodge"),
    BlendedDrawing(mode: .colorBurn, word: "color-burn"),
    BlendedDrawing(mode: .softLight, word: "soft-light"),
    BlendedDrawing(mode: .hardLight, word: "hard-light"),
    BlendedDrawing(mode: .difference, word: "difference"),
    BlendedDrawing(mode: .exclusion, word: "exclusion"),
    BlendedDrawing(mode: .hue, word: "hue"),
    BlendedDrawing(mode: .saturation, word: "saturation"),
    BlendedDrawing(mode: .color, word: "color"),
    BlendedDrawing(mode: .luminosity, word: "luminosity"),
    BlendedDrawing(mode: .copy, word: "copy"),
    BlendedDrawing(mode: .sourceIn, word: "source-in"),
    BlendedDrawing(mode: .sourceOut, word: "source-out"),
    BlendedDrawing(mode: .sourceAtop, word: "source-atop"),
    BlendedDrawing(mode: .destinationOver, word: "destination-over"),
    BlendedDrawing(mode: .destinationIn, word: "destination-in"),
    BlendedDrawing(mode: .destinationOut, word: "destination-out"),
    BlendedDrawing(mode: .destinationAtop, word: "destination-atop"),
    BlendedDrawing(mode: .xor, word: "xor"),
    BlendedDrawing(mode: .plusLighter, word: "lighter"),
  ]

  var drawing: BrowserDrawing {
    BrowserDrawing(
      word,
      """
      const across = c.createLinearGradient(0, 0, 120, 0)
      ;[[240, 30, 60, 1], [20, 200, 90, 1], [120, 120, 255, 0.2]].forEach((p, i) =>
        across.addColorStop(i / 2, `rgba(${p})`))
      c.fillStyle = across; c.fillRect(0, 0, 120, 90)
      const down = c.createLinearGradient(0, 0, 0, 90)
      ;[[10, 60, 200, 0.9], [250, 220, 40, 0.7], [180, 10, 140, 0.1]].forEach((p, i) =>
        down.addColorStop(i / 2, `rgba(${p})`))
      c.globalCompositeOperation = '\(word)'; c.fillStyle = down; c.fillRect(0, 0, 120, 90)
      """
    ) { context in
      let whole = CGPoint(x: BrowserDrawing.width, y: BrowserDrawing.height)
      fill(
        context, [(240, 30, 60, 1), (20, 200, 90, 1), (120, 120, 255, 0.2)],
        to: CGPoint(x: whole.x, y: 0))
      context.setBlendMode(mode)
      fill(
        context, [(10, 60, 200, 0.9), (250, 220, 40, 0.7), (180, 10, 140, 0.1)],
        to: CGPoint(x: 0, y: whole.y))
    }
  }

  private func fill(
    _ context: CGContext, _ colors: [(CGFloat, CGFloat, CGFloat, CGFloat)], to end: CGPoint
  ) {
    let list = colors.map { red, green, blue, alpha in
      CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: list as CFArray, locations: nil)
    else { return }
    context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
  }
}
