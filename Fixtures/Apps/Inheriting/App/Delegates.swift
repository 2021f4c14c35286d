import UIKit

// Overrides of `delegate`, whose type differs by class on iOS.

final class Grid: UICollectionView {
  override var delegate: UICollectionViewDelegate? {
    get { super.delegate }
    set {
      newValue?.collectionView?(self, didSelectItemAt: IndexPath(item: 1, section: 0))
      super.delegate = newValue
    }
  }
}

final class Gallery: UICollectionView {
  override var delegate: (any UICollectionViewDelegate)? {
    willSet { print("gallery gets", newValue?.responds(to: #selector(Owner.title)) as Any) }
    didSet {
      oldValue?.collectionView?(self, didSelectItemAt: IndexPath(item: 9, section: 0))
      delegate?.collectionView?(self, didSelectItemAt: IndexPath(item: 2, section: 0))
      owner = delegate
    }
  }
  private weak var owner: UICollectionViewDelegate?
}

final class Rows: UITableView {
  private weak var owner: UITableViewDelegate?
  override weak var delegate: UITableViewDelegate? {
    didSet {
      let delegate = delegate as? Owner
      print("rows belong to", delegate?.title() as Any)
    }
  }

  func select(with delegate: Owner) {
    owner = self.delegate
    if let owner = self.delegate, owner === delegate {
      owner.tableView?(self, didSelectRowAt: IndexPath(row: 3, section: 0))
    }
    self.delegate = nil
  }
}

final class Note: UITextView {
  override var delegate: UITextViewDelegate? {
    didSet { delegate!.textViewDidChange?(self) }
  }
}

final class Owner: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITextViewDelegate {
  @objc func title() -> String { "owner" }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    print("item", indexPath.item)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("row", indexPath.row)
  }
  func textViewDidChange(_ textView: UITextView) { print("text changed") }
}

final class DelegatesController: UIViewController {
  private let owner = Owner()

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    Grid(frame: view.bounds, collectionViewLayout: layout).delegate = owner
    Gallery(frame: view.bounds, collectionViewLayout: layout).delegate = owner
    let rows = Rows(frame: view.bounds, style: .plain)
    rows.delegate = owner
    rows.select(with: owner)
    Note(frame: view.bounds).delegate = owner
  }
}
