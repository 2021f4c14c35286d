public import Foundation

/// Cells and supplementary views that a closure fills, without identifiers.
extension UICollectionView {
  /// How the cells of one kind of item are made and filled.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let handler: Handler

    /// Make it once, not in the call that asks for the cell: cells are used again by registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How the supplementary views of one kind are made and filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token = RegistrationToken()
    let elementKind: String
    let handler: Handler

    /// Make it once, not in the call that asks for the view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that has left the screen, or a new one, filled by the registration's closure; without an
  /// item it is not filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.token.identifier
    _ = cellPool.register(Cell.self, as: identifier)
    let frame = frame(forNew: ElementKey(item: indexPath))
    let cell =
      cellPool.dequeue(identifier, frame: frame) as? Cell
      ?? Cell.make(reusedAs: identifier, frame: frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view that has left the screen, or a new one, filled by the registration's closure.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.token.identifier)
    _ = supplementaryPools[kind, default: ReusePool()].register(Supplementary.self, as: identifier)
    let frame = frame(
      forNew: ElementKey(supplementaryView: kind, at: indexPath))
    let view =
      supplementaryPools[kind, default: ReusePool()].dequeue(identifier, frame: frame)
      as? Supplementary
      ?? Supplementary.make(reusedAs: identifier, frame: frame)
    registration.handler(view, kind, indexPath)
    return view
  }
}
