import UIKit

/// The table's rows: sixteen names, repeated once, with their numbers.
@MainActor
final class NameSource: NSObject, UITableViewDataSource {
  private static let names = [
    "Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Frances", "Grace", "Hedy", "John",
    "Katherine", "Leslie", "Margaret", "Niklaus", "Radia", "Tony",
  ]

  private let rows = names + names

  var count: Int { rows.count }

  func attach(to tableView: UITableView) {
    tableView.rowHeight = 44
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .value2, reuseIdentifier: "name")
    cell.textLabel?.text = "#\(indexPath.row)"
    cell.detailTextLabel?.text = rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
