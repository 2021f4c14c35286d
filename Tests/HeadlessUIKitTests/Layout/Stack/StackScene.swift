import Foundation
@_spi(Overscroll) import HeadlessUIKit

/// A stack at the top left of a scene, whose size nothing outside determines.
@MainActor
struct StackScene {
  let scene: Scene
  let stack = UIStackView()

  init(_ views: [UIView] = [], width: CGFloat = 400, height: CGFloat = 600) {
    scene = Scene(width: width, height: height, scale: 1)
    _ = add(stack, "stack", to: scene.root)
    activate(
      stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor))
    for view in views { stack.addArrangedSubview(view) }
  }

  /// The views of Apple's pictures: 160 × 200, 80 × 100 and 40 × 50.
  static func three() -> StackScene {
    StackScene([SizedView(160, 200), SizedView(80, 100), SizedView(40, 50)])
  }

  /// Makes it as wide or as high as that.
  @discardableResult
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> StackScene {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }

  var views: [UIView] { stack.arrangedSubviews }

  /// After a layout pass.
  var frames: [CGRect] {
    scene.layout()
    return views.map(\.frame)
  }

  var size: CGSize {
    scene.layout()
    return stack.bounds.size
  }
}

/// A view with a line of text: its baseline lies `ascent` below the top.
final class LineView: UIView {
  let size: CGSize
  let ascent: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) {
    (size, self.ascent) = (CGSize(width: width, height: height), ascent)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override func firstBaselineOffset(in size: CGSize) -> CGFloat { ascent }
  override func lastBaselineOffset(in size: CGSize) -> CGFloat { size.height - ascent }
}
