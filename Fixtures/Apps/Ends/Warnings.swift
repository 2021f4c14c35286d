import UIKit

final class WarningsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIImageView(image: UIImage(named: "missing"))
    header.image = UIImage(systemName: "no.such.symbol")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.font = UIFont(name: "Nothing-Bold", size: 12)
    label.text = String(format: "%d", "text")
    header.addSubview(label)
    tableView.tableHeaderView = header
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
  }
}
