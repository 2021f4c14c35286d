import Foundation
import HeadlessUIKit
import Typography

/// The list in the sheet.
final class SheetListController: UITableViewController {
  private static let places = [
    "Harbour", "Old town", "Lighthouse", "Market hall", "Botanical garden", "Observatory",
    "Ferry terminal", "Fort", "Sculpture park", "Tram museum", "Beach", "Cable car", "Mill",
    "Aqueduct", "Arcades", "Island", "Vineyard", "Theatre", "Library", "Stadium",
  ]

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.contentInset.top = 16
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Self.places[indexPath.row]
    content.secondaryText = "\(indexPath.row * 350 + 200) m"
    cell.contentConfiguration = content
    return cell
  }
}
