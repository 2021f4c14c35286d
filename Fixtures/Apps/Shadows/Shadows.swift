import UIKit

// Types of the app with the names of types that it also uses from UIKit and Foundation elsewhere.
enum Selector { case own }
struct Data { let bytes = 3 }
struct Locale { let name = "own" }
final class Timer { var rings = 2 }

final class ShadowsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("own", Selector.own, Data().bytes, Locale().name, Timer().rings)
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    print("text", NSLocalizedString("title", value: "Title", comment: ""))
    _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      print("rang")
    }
  }

  @objc private func tapped() { print("tapped") }
}
