import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import TestSupport
import Testing

/// Drawings compared with Chromium's, which are Skia's: by its canvas, or by its compositor where
/// the canvas has no equivalent call.
///
/// Away from edges the root mean square difference is below 1.5 of 255. Edges are pixels that
/// differ from a neighbour by more than 24. For all pixels each drawing has its own limit.
@MainActor
@Suite(.needs(.chromium))
struct BrowserPictureTests {
  private let folder: Folder
  private let browser: Browser

  init() throws {
    folder = try Folder()
    browser = try Browser(in: folder, width: 400, height: 400)
  }

  private func expect(
    _ bitmap: Bitmap, equals picture: BrowserPicture, margin: Int = 0, limit: Double,
    _ name: String
  ) {
    let (whole, inside) = picture.difference(from: bitmap, margin: margin)
    #expect(inside < 1.5, "\(name): \(inside) away from edges")
    #expect(whole < limit, "\(name): \(whole)")
  }

  @Test func drawingsAreAnIndependentLibrarys() throws {
    onScreen()
    let (width, height) = (BrowserDrawing.width, BrowserDrawing.height)
    for drawing in BrowserDrawing.all {
      let theirs = try BrowserPicture(
        canvas: BrowserDrawing.prelude + "\n" + drawing.script, width, height,
        detail: drawing.detail, in: browser)
      let ours = picture(CGFloat(width), CGFloat(height)) { drawing.draw($0) }
      expect(ours, equals: theirs, limit: drawing.limit, drawing.name)
    }
  }

  /// A backdrop blur over a whole picture. Pixels near the sides are ignored, because the two
  /// implementations extend the picture differently.
  ///
  /// From a radius of 2 on, a browser blurs by the three boxes of
  /// https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement. These are narrower than
  /// requested, and not Gaussian for short waves. The test therefore uses their deviation and long
  /// waves.
  @Test(arguments: [(3.0, 1), (6, 2), (16, 4)])
  func whatLiesUnderAnEffectIsBlurredAsABrowsers(radius: Double, factor: Int) throws {
    let side = 140
    let waves = BrowserDrawing.waves(side, side, longer: factor)
    var under = Layer(frame: CGRect(x: 0, y: 0, width: side, height: side))
    under.contents = .image(ImageContents(image: ImageSource(waves), mode: .scaleToFill))
    var glass = Layer(frame: CGRect(x: 0, y: 0, width: side, height: side))
    glass.backdrop = Backdrop(radius: Self.deviation(ofBoxesFor: radius), saturation: 1.8)
    let ours = Compositor(scale: 1).render(
      LayerTree(size: CGSize(width: side, height: side), layers: [under, glass]))
    let theirs = try BrowserPicture(
      canvas: """
        \(BrowserDrawing.prelude)
        c.filter = 'blur(\(radius)px) saturate(1.8)'
        c.drawImage(waves(\(side), \(side), \(factor)), 0, 0)
        """, side, side, in: browser)
    expect(
      ours, equals: theirs, margin: min(Int(3 * radius) + 2, 50), limit: 1.5, "blur of \(radius)")
  }

  /// Returns the standard deviation of three boxes of `side` pixels, or of two and one that is a
  /// pixel wider.
  private static func deviation(ofBoxesFor radius: Double) -> Double {
    let side = (radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    let last = side.truncatingRemainder(dividingBy: 2) == 0 ? side + 1 : side
    return ((2 * (side * side - 1) + last * last - 1) / 12).squareRoot()
  }

  /// A picture is rotated about two axes and viewed from 250 points.
  @Test func picturesInPerspectiveAreABrowsers() throws {
    onScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.backgroundColor = .white
    let view = UIImageView(image: UIImage(bitmap: BrowserDrawing.waves(120, 100)))
    view.frame = CGRect(x: 40, y: 50, width: 120, height: 100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 250
    view.transform3D = CATransform3DRotate(
      CATransform3DRotate(perspective, 0.9, 0, 1, 0), 0.3, 1, 0, 0)
    window.addSubview(view)
    var tree = window.layerTree(at: 0)
    tree.deviceScale = nil
    let ours = Compositor(scale: 1).render(tree)
    let theirs = try BrowserPicture(
      page: """
        <style>
          body { margin: 0; background: white }
          canvas { position: absolute; left: 40px; top: 50px;
            transform: perspective(250px) rotateY(0.9rad) rotateX(0.3rad) }
        </style><canvas width="120" height="100"></canvas>
        """,
      script: """
        \(BrowserDrawing.prelude)
        document.querySelector('canvas').getContext('2d').drawImage(waves(120, 100), 0, 0)
        """, 200, 200, in: browser)
    // A browser without a graphics card cuts the picture's edge with a separate mask.
    expect(ours, equals: theirs, limit: 2.5, "perspective")
  }
}
