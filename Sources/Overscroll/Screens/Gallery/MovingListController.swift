import Foundation
import HeadlessUIKit

/// A list of tram stops that can be dragged, reordered by their handles, and selected with two
/// fingers.
final class MovingListController: UITableViewController, UITableViewDragDelegate {
  private var stops = [
    "Airport", "Arena", "Bridge", "Canal", "Castle", "Cathedral", "Docks", "East Gate", "Factory",
    "Gardens",
    "Hospital", "Ice Rink", "Junction", "King Street", "Lake", "Museum", "North End", "Opera",
    "Palace",
    "Quay", "River", "Stables", "Tower", "University", "Village", "West Park",
  ]

  init() {
    super.init(style: .plain)
    title = "Stops"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stops.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    cell.textLabel?.text = stops[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: stops[indexPath.row] as NSString))]
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { stops.insert(stops.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }
}
