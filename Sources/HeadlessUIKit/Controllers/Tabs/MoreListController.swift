import Foundation

/// The list of a tab bar controller's view controllers without a tab, one row each.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    title = tabBarItem.title
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the list after a change of the view controllers or their tabs.
  func refresh() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.overflowControllers.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let tabs else { return cell }
    let item = tabs.more.item(of: tabs.overflowControllers[indexPath.row])
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    tabs.chooseInMore(tabs.overflowControllers[indexPath.row])
  }
}
