import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("Image variants")
struct ImageAssetTests {
  private let red = UIImage.plain(.plainRed, 2, 2)
  private let blue = UIImage.plain(.plainBlue, 2, 2)

  private func color(_ view: UIImageView) -> [Int]? {
    (view.layer.contents as? UIImage)?.bitmap.components(0, 0)
  }

  @Test("A view shows the variant for its traits and follows trait changes")
  func registered() {
    let environment = onScreen()
    let asset = UIImageAsset()
    asset.register(red, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(blue, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(red.imageAsset === asset && blue.imageAsset === asset)
    let window = UIWindow(frame: environment.screen.bounds)
    let view = UIImageView(image: blue)
    window.addSubview(view)
    #expect(color(view) == [255, 0, 0, 255])
    view.overrideUserInterfaceStyle = .dark
    #expect(color(view) == [0, 0, 255, 255])
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == blue)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == red)
  }

  @Test("An image keeps its asset with all variants")
  func lifetime() {
    onScreen()
    weak var gone: UIImageAsset?
    do {
      let image = UIImage.plain(.plainRed, 2, 2)
      do {
        let asset = UIImageAsset()
        asset.register(image, with: UITraitCollection(userInterfaceStyle: .light))
        gone = asset
      }
      #expect(image.imageAsset === gone && gone != nil)
      #expect(gone?.image(with: UITraitCollection()).imageAsset === gone)
    }
    #expect(gone == nil)
  }

  @Test(
    "A catalogue's asset returns the variant for traits with its attributes"
  )
  func catalogued() {
    struct Assets: AssetCatalogue {
      let light, dark: UIImage
      func image(named name: String) -> UIImage? {
        guard name == "mood" else { return nil }
        return UITraitCollection.current.userInterfaceStyle == .dark ? dark : light
      }
    }
    onScreen(assets: Assets(light: red.withRenderingMode(.alwaysTemplate), dark: blue))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIImage(named: "mood")?.renderingMode == .alwaysTemplate)
    let found = UIImage(named: "mood", in: nil, compatibleWith: dark)
    #expect(found == blue && found?.imageAsset != nil)
    #expect(UIImage(named: "mood", in: nil, with: dark.imageConfiguration) == blue)
    #expect(UIImage(named: "mood")?.withConfiguration(dark.imageConfiguration) == blue)
    #expect(UIImage(named: "mood")?.imageAsset?.image(with: dark) == blue)
    let view = UIImageView(image: UIImage(named: "mood"))
    view.overrideUserInterfaceStyle = .dark
    #expect(color(view) == [0, 0, 255, 255])
  }

  @Test("A renderer takes scale and alpha from an image's format")
  func format() {
    let clear = UIImage(bitmap: Bitmap(width: 4, height: 4), scale: 2)
    #expect(clear.imageRendererFormat.scale == 2 && !clear.imageRendererFormat.opaque)
    #expect(red.imageRendererFormat.opaque)
  }

  @Test("System images are symbols")
  func systemImages() {
    let environment = onScreen()
    let images: [UIImage] = [.add, .remove, .checkmark, .strokedCheckmark, .actions]
    #expect(images.allSatisfy { $0.isSymbolImage && $0.size.width > 0 })
    #expect(environment.problems.notes == [])
  }
}
