import UIKit

/// The screen that `ListController` shows without its parts that do not compile.
class PlainController: UITableViewController {
  let rows = ["One", "Two", "Three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Header"
    tableView.tableHeaderView = label
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
