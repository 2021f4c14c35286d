import UIKit

/// Shows a red view until a task has loaded for half a second.
final class LoadingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    Task {
      try? await Task.sleep(for: .seconds(0.5))
      view.backgroundColor = .green
    }
  }
}
