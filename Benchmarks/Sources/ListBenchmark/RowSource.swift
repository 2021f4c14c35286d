import UIKit

/// A data source of rows with different heights.
final class RowSource: UITableViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    (cell as? BlockCell)?.show(row: indexPath.row)
    return cell
  }
}
