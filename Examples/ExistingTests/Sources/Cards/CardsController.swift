import UIKit

/// A list of cards.
public final class CardsController: UITableViewController {
  /// The cards, one per row.
  public var cards: [Card] { didSet { tableView.reloadData() } }

  /// Creates a list.
  public init(_ cards: [Card]) {
    self.cards = cards
    super.init(style: .plain)
    title = "Cards"
  }

  required init?(coder: NSCoder) { nil }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { cards.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = cards[indexPath.row].title
    cell.detailTextLabel?.text = "\(cards[indexPath.row].price) €"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
