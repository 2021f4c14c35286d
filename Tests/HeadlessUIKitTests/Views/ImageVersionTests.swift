import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Variants of images: templates, cap insets, animated images and thumbnails.
@MainActor
@Suite("Image versions")
struct ImageVersionTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  private static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)

  /// Returns an image of one colour.
  private func plain(_ pixel: Pixel, _ width: Int = 4, _ height: Int = 4) -> UIImage {
    UIImage(bitmap: Bitmap(width: width, height: height, filledWith: pixel))
  }

  /// An image of 5 × 5 pixels: a red border of one pixel, then blue, with green in the centre of
  /// the inner 3 × 3.
  private var framed: UIImage {
    var bitmap = Bitmap(width: 5, height: 5, filledWith: Self.red)
    for y in 1..<4 { for x in 1..<4 { bitmap[x, y] = Self.blue } }
    bitmap[2, 2] = Self.green
    return UIImage(bitmap: bitmap)
  }

  private func picture(_ view: UIView) -> Bitmap {
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    var tree = window.layerTree(at: window.environment.clock.time)
    tree.deviceScale = nil
    return Compositor(scale: 1).render(tree)
  }

  @Test("A template is drawn in the tint colour and updates with it")
  func template() {
    onScreen()
    let view = UIImageView(image: plain(Self.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    #expect(picture(view)[1, 1] == Self.blue)
    view.tintColor = .green
    #expect(picture(view)[1, 1] == Self.green)
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(picture(view)[1, 1] == Self.red)
  }

  @Test("An inherited tint colours a template")
  func inherited() {
    onScreen()
    let (outer, view) = (
      UIView(frame: rect(0, 0, 4, 4)),
      UIImageView(image: plain(Self.red).withRenderingMode(.alwaysTemplate))
    )
    outer.addSubview(view)
    outer.tintColor = .green
    #expect(picture(outer)[1, 1] == Self.green)
  }

  @Test("A tinted image has its shape in that colour and a rendering mode")
  func tinted() {
    onScreen()
    let tinted = plain(Self.red).withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.size == CGSize(width: 4, height: 4))
    let view = UIImageView(image: tinted)
    view.tintColor = .blue
    #expect(picture(view)[1, 1] == Self.green)
    #expect(plain(Self.red).withTintColor(.green).renderingMode == .automatic)
  }

  @Test("System buttons show templates, others show original images", arguments: [true, false])
  func buttons(isSystem: Bool) {
    onScreen()
    let button = UIButton(type: isSystem ? .system : .custom)
    button.setImage(plain(Self.red), for: .normal)
    button.tintColor = .blue
    #expect(
      button.imageView?.image?.renderingMode == (isSystem ? .alwaysTemplate : .automatic))
    button.setImage(plain(Self.red).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
  }

  @Test("Caps keep their size, and the middle is stretched")
  func stretched() {
    onScreen()
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let view = UIImageView(
      image: framed.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    view.frame = rect(0, 0, 32, 23)
    let drawn = picture(view)
    for (x, y) in [(0, 0), (31, 0), (0, 22), (31, 22), (16, 0), (0, 11), (31, 11), (16, 22)] {
      #expect(drawn[x, y] == Self.red, "\(x) \(y)")
    }
    // Three texels are stretched over 30 points; the probes are in the middle of the first and the
    // second one.
    #expect(drawn[6, 4].blue > 200 && drawn[16, 11].green > 200)
  }

  @Test("Tiling repeats the middle and clips the last tile")
  func tiled() {
    onScreen()
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let view = UIImageView(image: framed.resizableImage(withCapInsets: caps))
    view.frame = rect(0, 0, 10, 9)
    let drawn = picture(view)
    // The middle is tiled three times, from 1 to 9, so that green columns are the second of each
    // three.
    for y in 0..<9 {
      for x in 0..<10 {
        let isEdge = x == 0 || x == 9 || y == 0 || y == 8
        let isGreen = (x - 1) % 3 == 1 && (y - 1) % 3 == 1
        #expect(drawn[x, y] == (isEdge ? Self.red : isGreen ? Self.green : Self.blue), "\(x) \(y)")
      }
    }
  }

  @Test("A layer's contentsCenter stretches its contents in the same way")
  func contentsCenter() {
    onScreen()
    let view = UIView(frame: rect(0, 0, 21, 21))
    view.layer.contents = framed.cgImage
    view.layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    let drawn = picture(view)
    #expect(drawn[0, 0] == Self.red && drawn[1, 1] == Self.blue && drawn[10, 10] == Self.green)
    #expect(drawn[1, 10] == Self.blue && drawn[0, 10] == Self.red && drawn[20, 10] == Self.red)
  }

  @Test("Bounds smaller than the caps show both ends")
  func squeezed() {
    onScreen()
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let view = UIImageView(
      image: framed.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    view.frame = rect(0, 0, 2, 2)
    let drawn = picture(view)
    #expect(drawn[0, 0].alpha == 255 && drawn[1, 1].alpha == 255)
  }

  @Test("A stretchable image stretches behind its caps")
  func stretchable() {
    let image = framed.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    #expect(image.resizingMode == .stretch)
  }

  /// Advances the clock from event to event.
  private func run(_ environment: ScreenEnvironment, to end: TimeInterval) {
    while let next = environment.clock.nextEvent, next <= end + 1e-9 {
      environment.clock.turn(to: next)
      environment.clock.endAnimations()
    }
    environment.clock.turn(to: end)
  }

  @Test("Animated images change at exact times for the repeat count")
  func animation() {
    let environment = onScreen()
    let view = UIImageView(image: plain(Self.red))
    view.animationImages = [plain(Self.green), plain(Self.blue)]
    view.animationDuration = 0.5
    view.animationRepeatCount = 2
    #expect(!view.isAnimating && picture(view)[0, 0] == Self.red)
    view.startAnimating()
    for (time, pixel) in [
      (0, Self.green), (0.24, Self.green), (0.26, Self.blue), (0.51, Self.green),
      (0.99, Self.blue), (1.01, Self.red),
    ] as [(TimeInterval, Pixel)] {
      run(environment, to: time)
      #expect(picture(view)[0, 0] == pixel, "\(time)")
    }
    #expect(!view.isAnimating && environment.clock.nextEvent == nil)
  }

  @Test("An animated image starts automatically and stops when replaced")
  func animatedImage() throws {
    let environment = onScreen()
    let several = try #require(
      UIImage.animatedImage(with: [plain(Self.green), plain(Self.blue)], duration: 1))
    #expect(several.images?.count == 2 && several.duration == 1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: several)
    #expect(view.isAnimating)
    run(environment, to: 0.6)
    #expect(picture(view)[0, 0] == Self.blue)
    // An endless animation does not keep the screen from being at rest.
    #expect(environment.clock.nextAnimationEnd == nil)
    view.stopAnimating()
    #expect(!view.isAnimating && picture(view)[0, 0] == Self.green)
  }

  @Test("A highlighted view shows its highlighted image")
  func highlighted() {
    onScreen()
    let view = UIImageView(image: plain(Self.red), highlightedImage: plain(Self.blue))
    #expect(picture(view)[0, 0] == Self.red)
    view.isHighlighted = true
    #expect(picture(view)[0, 0] == Self.blue)
    view.highlightedImage = nil
    #expect(picture(view)[0, 0] == Self.red)
  }

  @Test("Mirrored images, thumbnails and alignment insets are supported")
  func others() throws {
    var bitmap = Bitmap(width: 4, height: 2, filledWith: Self.red)
    bitmap[0, 0] = Self.blue
    let image = UIImage(bitmap: bitmap, scale: 2)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.source.bitmap[3, 0] == Self.blue && mirrored.scale == 2)
    let small = try #require(
      plain(Self.green, 40, 20).preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(small.size == CGSize(width: 10, height: 5))
    #expect(small.source.bitmap[9, 4] == Self.green)
    #expect(image.preparingThumbnail(of: .zero) == nil && image.preparingForDisplay() === image)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image.withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == insets)
    #expect(image != image.withAlignmentRectInsets(insets))
    #expect(image.withRenderingMode(.automatic) == image)
  }
}
