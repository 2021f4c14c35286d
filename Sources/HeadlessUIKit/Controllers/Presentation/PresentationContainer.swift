import Foundation

/// The container view of a presentation, above the presenter, which holds the presented view.
final class PresentationContainer: UIView {
  private let controller: UIPresentationController

  init(controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// A view above the presented view.
  var overlay: UIView? { didSet { if let overlay { addSubview(overlay) } } }

  func insertPresented(_ view: UIView) {
    if let overlay, overlay.superview === self {
      insertSubview(view, belowSubview: overlay)
    } else {
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // A view that is transformed by an animation keeps its frame, which is its final one.
    if controller.placesPresentedView, let view = controller.presentedView,
      view.superview === self, view.transform.isIdentity
    {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
    controller.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let inPresented = controller.presentedView.map { hit.isDescendant(of: $0) } ?? false
    return !inPresented && controller.passesThrough(point) ? nil : hit
  }
}
