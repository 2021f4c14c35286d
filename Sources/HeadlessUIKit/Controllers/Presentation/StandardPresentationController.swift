import Foundation

/// Covers the screen, or the part of it that the presenting controller has.
final class StandardPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
  override var placesPresentedView: Bool { true }
}
