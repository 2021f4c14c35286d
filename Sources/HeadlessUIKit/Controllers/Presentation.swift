import Foundation

/// A presented controller on the screen: over whom it lies, in which container, and how far it is.
@MainActor
final class Presentation {
  enum Phase { case coming, there, going }

  /// The controller that presents: it has no parent.
  private(set) weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  let container: PresentationContainer
  var phase = Phase.coming

  init(presenter: UIViewController, style: UIModalPresentationStyle, in window: UIWindow) {
    self.presenter = presenter
    self.style = style
    container = PresentationContainer(style: style, frame: window.bounds)
  }
}
