import Foundation
import Graphics
import Layers
import Typography

/// The pixel size of a screen of 390×844 points at scale 3.
let frame = (width: 1170, height: 2532)

/// Returns an image like a photograph, in which no two pixels are equal: several octaves of smooth
/// noise, edges and grain.
func photo(_ width: Int, _ height: Int) -> ImageSource {
  var state: UInt64 = 7
  func grain() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24) - 0.5
  }
  var bitmap = Bitmap(width: width, height: height)
  bitmap.withUnsafeMutablePixels { pixels in
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        let wave = sin(9 * u + 4 * v) * 50 + sin(31 * v - 13 * u) * 30 + sin(97 * u * v) * 20
        let edge: Double = sin(u * 40) + sin(v * 30 + u * 7) > 1.2 ? 40 : 0
        let level = 128 + wave + edge + grain() * 12
        func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255)) }
        pixels[y * width + x] = Pixel(
          red: byte(level), green: byte(level * 0.9 + 20 * u), blue: byte(level * 0.8 + 40 * v),
          alpha: 255)
      }
    }
  }
  return ImageSource(bitmap)
}

/// Returns a bitmap whose pixels have every alpha value.
func veil() -> Bitmap {
  var bitmap = Bitmap(width: frame.width, height: frame.height)
  bitmap.withUnsafeMutablePixels { pixels in
    for index in pixels.indices {
      let alpha = UInt8(truncatingIfNeeded: index &* 7 / 3)
      pixels[index] = Pixel(red: alpha / 2, green: alpha / 3, blue: alpha, alpha: alpha)
    }
  }
  return bitmap
}

/// Returns 40 lines of 48 letters.
func lines(_ font: Font, from top: CGFloat, to bottom: CGFloat) -> [Layer] {
  let words = String(
    repeating:
      "Rubber band headers stretch when the table is pulled past its top and shrink again. ",
    count: 40)
  let letters = Array(words)
  let height = (bottom - top) / 40
  return (0..<40).map { row in
    var layer = Layer(
      frame: CGRect(x: 0, y: top + CGFloat(row) * height, width: 390, height: height))
    let text = StyledText(String(letters[row * 48..<row * 48 + 48]), font: font)
    layer.contents = .text(
      TextContents(layout: TextLayout(text), origin: CGPoint(x: 16.1, y: 4), colors: [.black]))
    return layer
  }
}

/// Returns the coverage of a rounded rectangle of 300×200 points. The scale is `sigma` / 10 pixels
/// per point.
func shadowShape(_ sigma: Int) -> Coverage {
  let scale = CGFloat(sigma) / 10
  let size = CGSize(width: 300 * scale, height: 200 * scale)
  let pad = CGFloat(3 * sigma)
  let path = Path(
    roundedRect: CGRect(origin: CGPoint(x: pad, y: pad), size: size),
    radii: CGSize(width: 12 * scale, height: 12 * scale))
  let area = PixelRect(width: Int(size.width + 2 * pad), height: Int(size.height + 2 * pad))
  return Coverage(filling: path, within: area)
}

/// Returns the drawing benchmarks by name. The outer closure prepares a benchmark once.
func drawing(font path: String) throws -> [String: () -> () -> Void] {
  let face = try FontFace(bytes: Array(Data(contentsOf: URL(filePath: path))))
  var pieces: [String: () -> () -> Void] = [:]
  let whole = PixelRect(width: frame.width, height: frame.height)

  for (name, filter) in [("frame-linear", SamplingFilter.linear), ("frame-area", .area)] {
    pieces[name] = {
      var header = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      header.masksToBounds = true
      header.contents = .image(
        ImageContents(
          image: photo(3000, 2000), mode: .scaleAspectFill,
          contentsRect: CGRect(x: 0.001, y: 0.001, width: 0.997, height: 0.997), filter: filter))
      let rows = lines(Font(face, size: 40.0 / 3), from: 300, to: 844)
      let tree = LayerTree(
        size: CGSize(width: 390, height: 844), backgroundColor: .white, layers: [header] + rows)
      let compositor = Compositor(scale: 3, pictures: PictureCache())
      var kept = Bitmap(width: frame.width, height: frame.height)
      return { compositor.render(tree, into: &kept, damage: whole) }
    }
  }

  for (source, width) in [((3000, 2000), 1170), ((3000, 2000), 375), ((1600, 1067), 1170)] {
    pieces["fill-\(source.0)-\(width)"] = {
      let height = width == 375 ? 300 : 900
      let image = photo(source.0, source.1)
      var target = Bitmap(width: width, height: height)
      let scale =
        1.004
        * max(
          Double(width) / Double(source.0), Double(height) / Double(source.1))
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: (Double(width) - Double(source.0) * scale) / 2 - 0.13,
        ty: (Double(height) - Double(source.1) * scale) / 2 + 0.11)
      let coverage = Coverage(target.bounds)
      return {
        target.fill(coverage, with: .image(image, transform: transform, filter: .linear))
      }
    }
  }

  pieces["over"] = {
    let layer = veil()
    var target = Bitmap(
      width: frame.width, height: frame.height,
      filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    return { target.composite(layer, at: (0, 0), through: Coverage(whole)) }
  }
  pieces["solid"] = {
    var target = Bitmap(
      width: frame.width, height: frame.height,
      filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    return { target.fill(Coverage(whole), with: .color(color)) }
  }

  for sigma in [10, 30] {
    pieces["shadow-\(sigma)"] = {
      let shape = shadowShape(sigma)
      return { withExtendedLifetime(shape.blurred(sigma: Double(sigma))) {} }
    }
    pieces["shadow-kept-\(sigma)"] = {
      // A second shape with identical pixels, as the next frame would create it.
      let (shape, next, cache) = (shadowShape(sigma), shadowShape(sigma), PictureCache())
      withExtendedLifetime(cache.blurred(shape, sigma: Double(sigma))) {}
      return { withExtendedLifetime(cache.blurred(next, sigma: Double(sigma))) {} }
    }
  }

  for size in [17, 51] {
    pieces["glyphs-\(size)"] = {
      let font = Font(face, size: CGFloat(size) / 3)
      let tree = LayerTree(
        size: CGSize(width: 390, height: 844), backgroundColor: .white,
        layers: lines(font, from: 0, to: 844))
      let empty = LayerTree(size: tree.size, backgroundColor: .white)
      let compositor = Compositor(scale: 3)
      var kept = compositor.render(empty)
      return { compositor.render(tree, into: &kept, damage: whole) }
    }
  }
  pieces["clear"] = {
    let empty = LayerTree(size: CGSize(width: 390, height: 844), backgroundColor: .white)
    let compositor = Compositor(scale: 3)
    var kept = compositor.render(empty)
    return { compositor.render(empty, into: &kept, damage: whole) }
  }
  return pieces
}
