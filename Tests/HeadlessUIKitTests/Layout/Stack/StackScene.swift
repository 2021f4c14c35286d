import Foundation
@_spi(Overscroll) import HeadlessUIKit

/// A stack at the top left of a scene, whose size depends only on its views.
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

  /// Returns a stack of the views in Apple's pictures: 160 × 200, 80 × 100 and 40 × 50.
  static func three() -> StackScene {
    StackScene([SizedView(160, 200), SizedView(80, 100), SizedView(40, 50)])
  }

  /// Adds constraints for the stack's width or height.
  @discardableResult
  func size(width: CGFloat? = nil, height: CGFloat? = nil) -> StackScene {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }

  var views: [UIView] { stack.arrangedSubviews }

  /// The frames of the views after a layout pass.
  var frames: [CGRect] {
    scene.layout()
    return views.map(\.frame)
  }

  var size: CGSize {
    scene.layout()
    return stack.bounds.size
  }
}

/// A view with a line of text, whose baseline is `ascent` below the top.
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
