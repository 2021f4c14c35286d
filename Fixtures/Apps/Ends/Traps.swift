import UIKit

/// Reads behind the end of an array.
final class IndexController: UIViewController {
  private var titles: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = titles[3]
  }
}

/// Has more rows than texts.
final class RowsController: UITableViewController {
  private let texts = ["one"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}

/// Unwraps nil half a second after the screen appeared.
final class TaskController: UIViewController {
  override func viewDidLoad() {
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(500))
      let known: [String: String] = [:]
      title = known["title"]!
    }
  }
}

final class QueueController: UIViewController {
  override func viewDidLoad() {
    DispatchQueue.global().async { fatalError("no queue\nis served") }
  }
}

final class PreconditionController: UIViewController {
  override func viewDidLoad() { precondition(view.bounds.width < 1, "too wide") }
}

final class OverflowController: UIViewController {
  private var count: Int8 = 127

  override func viewDidLoad() {
    count += 1
    title = "\(count)"
  }
}

final class CastController: UIViewController {
  override func viewDidLoad() {
    let value: Any = 3
    title = (value as! String)
  }
}

final class UnownedController: UIViewController {
  private final class Reference {
    unowned let object: NSObject
    init(_ object: NSObject) { self.object = object }
  }

  override func viewDidLoad() {
    let reference = Reference(NSObject())
    title = "\(reference.object)"
  }
}

final class RecursionController: UIViewController {
  private func depth(_ number: Int) -> Int { number < 0 ? 0 : 1 + depth(number + 1) * 2 }

  override func viewDidLoad() { title = "\(depth(0))" }
}

final class ObserverController: UIViewController {
  private var name = "" {
    didSet { fatalError("observed \(name)") }
  }

  override func viewDidLoad() { name = "a" }
}
