import Foundation

/// A presentation controller that covers the screen, or the presentation context.
final class StandardPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
  override var placesPresentedView: Bool { true }
}
