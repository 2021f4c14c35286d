import UIKit

final class NumberController: UIViewController {
  override func viewDidLoad() {
    let card = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    view.addSubview(card)
  }
}

final class SelectorController: UIViewController {
  override func viewDidLoad() { _ = perform(Selector("missing")) }
}

final class UpdateController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }
}

final class AnchorController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}

final class FormatController: UIViewController {
  override func viewDidLoad() { _ = NSPredicate(format: "age > AND") }
}

final class ComparisonController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let isOld = NSPredicate(format: "SELF > %d", 3)
    view.isHidden = isOld.evaluate(with: "text")
  }
}

final class KeyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let byAge = NSSortDescriptor(key: "age", ascending: true)
    _ = ([NSObject(), NSObject()] as NSArray).sortedArray(using: [byAge])
  }
}
