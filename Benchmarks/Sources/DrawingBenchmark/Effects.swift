import Foundation
import Graphics
import Layers
import Typography

/// Returns a benchmark with a list under a bar. The list moves by one pixel per frame, so that
/// everything is redrawn.
private func movingList(
  _ face: FontFace, _ whole: PixelRect, scale: CGFloat = 3, device: CGFloat? = nil,
  _ change: (inout Layer) -> Void
) -> () -> Void {
  let (title, detail) = (Font(face, size: 17), Font(face, size: 13))
  let picture = photo(160, 160)
  func text(_ words: String, _ font: Font, x: CGFloat, y: CGFloat) -> Layer {
    var layer = Layer(frame: CGRect(x: x, y: y, width: 280, height: 22))
    let styled = StyledText(words, font: font)
    layer.contents = .text(
      TextContents(layout: TextLayout(styled), origin: .zero, colors: [.black]))
    return layer
  }
  let rows = (0..<16).map { row in
    var layer = Layer(frame: CGRect(x: 0, y: CGFloat(row) * 60 - 20, width: 390, height: 60))
    var thumbnail = Layer(frame: CGRect(x: 16, y: 6, width: 48, height: 48))
    thumbnail.contents = .image(ImageContents(image: picture, mode: .scaleAspectFill))
    layer.sublayers = [
      thumbnail, text("Row number \(row)", title, x: 80, y: 8),
      text("What is said of it in a second line", detail, x: 80, y: 32),
    ]
    return layer
  }
  var bar = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 91))
  bar.backgroundColor = Color(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.94)
  change(&bar)
  let trees = (0..<2).map { step in
    var list = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.sublayers = rows.map { row in
      var row = row
      row.position.y -= CGFloat(step) / 3
      return row
    }
    var tree = LayerTree(
      size: CGSize(width: 390, height: 844), backgroundColor: .white, layers: [list, bar])
    tree.deviceScale = device
    return tree
  }
  let compositor = Compositor(scale: scale, pictures: PictureCache())
  var kept = compositor.render(trees[0])
  var step = 0
  return {
    step = 1 - step
    compositor.render(trees[step], into: &kept, damage: whole)
  }
}

/// Returns the benchmarks of blur and perspective by name.
func effects(font path: String) throws -> [String: () -> () -> Void] {
  let face = try FontFace(bytes: Array(Data(contentsOf: URL(filePath: path))))
  let whole = PixelRect(width: frame.width, height: frame.height)
  var pieces: [String: () -> () -> Void] = [:]
  pieces["list-flat"] = { movingList(face, whole) { _ in } }
  // The picture has 0.6 pixels per point. It is drawn either at the device's scale of 3 and
  // reduced, or directly.
  let small = PixelRect(width: 234, height: 507)
  pieces["list-reduced"] = { movingList(face, small, scale: 0.6, device: 3) { _ in } }
  pieces["list-straight"] = { movingList(face, small, scale: 0.6) { _ in } }
  // The backdrop parameters of `UIBlurEffect(style: .systemChromeMaterial)`.
  pieces["list-blur"] = {
    movingList(face, whole) { $0.backdrop = Backdrop(radius: 20, saturation: 1.8) }
  }
  // One picture drawn over an equal number of pixels: upright, slightly rotated and in perspective.
  let (width, height) = (1170, 900)
  func picture(_ paint: @escaping (ImageSource) -> Paint) -> () -> () -> Void {
    {
      let paint = paint(photo(1600, 1067))
      var target = Bitmap(width: width, height: height)
      let coverage = Coverage(target.bounds)
      return { target.fill(coverage, with: paint) }
    }
  }
  for (name, filter) in [("linear", SamplingFilter.linear), ("area", .area)] {
    let place = CGAffineTransform(a: 0.85, b: 0, c: 0, d: 0.85, tx: -50.13, ty: 0.11)
    let turned = place.rotated(by: 0.03)
    pieces["picture-upright-\(name)"] = picture { .image($0, transform: place, filter: filter) }
    pieces["picture-turned-\(name)"] = picture { .image($0, transform: turned, filter: filter) }
    pieces["picture-deep-\(name)"] = picture {
      let tilt = ProjectiveTransform(
        a: 0.85, b: 0.02, p: 0.00008, c: 0.01, d: 0.87, q: 0.00003, tx: -50, ty: 0, w: 1)
      return .projectedImage($0, transform: tilt, filter: filter)
    }
  }
  return pieces
}
