import Foundation

extension UIApplicationDelegate {
  /// Launches the app for `@main`, without a display and without events.
  ///
  /// Creates the delegate, which must be a `UIResponder` as in Xcode's templates, calls UIKit's
  /// launch methods in order, and lays out the window. Problems are written to standard error. Then
  /// it returns, which ends the process. To see the screen, give its view controller to a stage.
  @MainActor
  public static func main() {
    guard let delegate = (Self.self as? UIResponder.Type)?.makeResponder(()) as? Self else {
      return say("\(Self.self) is not a UIResponder: no app is launched")
    }
    delegate.launch(in: .shared)
    let problems = ScreenEnvironment.current.problems
    for line in problems.errors.map(\.description) + problems.notes {
      say(line)
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  @MainActor
  func launch(in application: UIApplication) {
    application.delegate = self
    _ = self.application(application, willFinishLaunchingWithOptions: nil)
    _ = self.application(application, didFinishLaunchingWithOptions: nil)
    applicationDidBecomeActive(application)
    window?.layoutIfNeeded()
  }
}
