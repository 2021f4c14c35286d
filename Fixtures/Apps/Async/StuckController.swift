import UIKit

/// Waits for work of the main queue on the main thread, which never ends.
final class StuckController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { done.signal() }
    done.wait()
  }
}

/// Loads a picture from the network.
final class OnlineController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let url = URL(string: "https://example.com/picture.png") else { return }
    URLSession.shared.dataTask(with: url) { _, _, error in
      print(error?.localizedDescription ?? "loaded")
    }.resume()
  }
}
