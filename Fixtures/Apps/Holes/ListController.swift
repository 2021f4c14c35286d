import MapThing
import UIKit

/// A screen with something in each place that does not compile. Its rows and its title do.
class ListController: UITableViewController, MapThingDelegate {
  let map = MapThingView()
  private let account: MapThingAccount
  private let margin: CGFloat = MapThing.margin
  var rows = ["One", "Two"]
  lazy var header: UILabel = {
    let label = UILabel()
    label.frame.size.height = MapThing.height
    label.text = "Header"
    return label
  }()

  init() {
    account = MapThingAccount(name: "me")
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Holes"
    tableView.tableHeaderView = header
    let place = MapThingPlace(latitude: 1)
    map.show(place)
    rows.append("Three")
    if MapThing.isReady {
      rows.append("Never")
    }
    rows.forEach { row in
      print("row", row)
      MapThing.log(row)
    }
    NotificationCenter.default.addObserver(
      forName: .UIApplicationDidBecomeActive, object: nil, queue: nil
    ) { _ in }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    print("count", count(), name(of: .plain), margin, title ?? "")
  }

  func count() -> Int { MapThing.count }

  func name(of kind: Kind) -> String {
    switch kind {
    case .plain: return "plain"
    case .satellite: return "satellite"
    default: return "other"
    }
  }

  func neverCalled() { MapThing.forget() }

  func place(at index: Int) -> MapThingPlace? { nil }

  override func mapThingDidLoad() { print("loaded") }

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
