import Foundation

/// A controller whose view comes and goes in a way of its own when it is presented.
@MainActor
protocol OwnPresentationMotion: UIViewController {
  /// In seconds.
  var presentationDuration: TimeInterval { get }
  /// As before it comes and after it went.
  func conceal()
  /// As while it is there.
  func reveal()
}
