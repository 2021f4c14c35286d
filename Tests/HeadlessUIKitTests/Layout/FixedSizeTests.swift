import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Sizes that views keep whatever constraints say, and sizes of images with alignment insets.
@MainActor
struct FixedSizeTests {
  @Test("Steppers and switches do not stretch")
  func controls() {
    let scene = Scene()
    for (view, size) in [
      (UIStepper(), CGSize(width: 94, height: 32)), (UISwitch(), CGSize(width: 51, height: 31)),
    ] as [(UIView, CGSize)] {
      _ = add(view, to: scene.root)
      view.place(x: 10, y: 20, width: 200, height: 90)
      scene.layout()
      #expect(view.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
      view.bounds.size = CGSize(width: 300, height: 300)
      #expect(view.bounds.size == size)
    }
  }

  @Test("Auto Layout takes the alignment insets off an image's size")
  func alignmentInsets() {
    let scene = Scene()
    let image = UIImage(bitmap: Bitmap(width: 30, height: 64))
      .withAlignmentRectInsets(UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0))
    let view = add(UIImageView(image: image), to: scene.root)
    let below = box(in: scene.root)
    activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100),
      below.topAnchor.constraint(equalTo: view.bottomAnchor))
    scene.layout()
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 44))
    #expect(view.frame == rect(0, 92, 30, 64) && below.frame.minY == 144)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 64))
  }

  @Test(
    "The system's margins depend on the width of the window", arguments: [(413, 16), (414, 20)])
  func systemMargins(width: CGFloat, margin: CGFloat) {
    onScreen(width: 390, height: 844)
    let window = UIWindow(frame: rect(0, 0, width, 896))
    let controller = UIViewController()
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins.left == margin)
    #expect(controller.systemMinimumLayoutMargins.trailing == margin)
  }

  @Test("A wide window of a small phone in landscape has the small margins")
  func landscapeMargins() {
    onScreen(width: 844, height: 390)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(traits, forChild: child)
    let window = UIWindow(frame: rect(0, 0, 844, 390))
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(child.systemMinimumLayoutMargins.leading == 16)
    #expect(child.view.layoutMargins.right == 16)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    root.setOverrideTraitCollection(wide, forChild: child)
    #expect(child.systemMinimumLayoutMargins.leading == 20)
  }
}
