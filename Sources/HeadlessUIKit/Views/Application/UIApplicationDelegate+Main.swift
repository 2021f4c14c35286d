import Foundation

extension UIApplicationDelegate {
  /// What `@main` calls: launches the app as far as it goes without a display and without events. The
  /// delegate is a `UIResponder`, as Xcode's templates have it; of other classes there is no app.
  ///
  /// Makes the delegate, calls what UIKit calls at a launch, in its order, and lays out the window. What
  /// could not be shown as meant goes to standard error. Then it returns, and with it the process ends:
  /// to see the screen, hand its controller to a stage.
  @MainActor
  public static func main() {
    guard let delegate = (Self.self as? UIResponder.Type)?.makeResponder(()) as? Self else {
      return say("\(Self.self) is no UIResponder: no app is launched")
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
