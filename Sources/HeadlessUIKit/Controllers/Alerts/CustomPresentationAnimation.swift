import Foundation

/// A view controller that animates its own presentation and dismissal.
@preconcurrency @MainActor
protocol CustomPresentationAnimation: UIViewController {
  /// The duration of the animation, in seconds.
  var presentationDuration: TimeInterval { get }
  /// Sets the state before the presentation, which is also that after the dismissal.
  func conceal()
  /// Sets the state while the controller is presented.
  func reveal()
}
