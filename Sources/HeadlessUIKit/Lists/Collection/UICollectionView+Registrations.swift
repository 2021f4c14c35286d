public import Foundation

/// Registrations that create and configure cells and supplementary views by a closure, without
/// reuse identifiers.
extension UICollectionView {
  /// A registration of cells that show one kind of item.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration. Create it once, and not for each cell: cells are reused by
    /// registration.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

    /// Creates a registration of cells that a nib contains. Create it once, and not for each cell:
    /// cells are reused by registration.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// A registration of supplementary views of one kind.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token = RegistrationToken()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration. Create it once, and not for each view: views are reused by
    /// registration.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of supplementary views that a nib contains. Create it once, and not
    /// for each view: views are reused by registration.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell from the reuse pool, or a new one, configured by the registration. Without an
  /// item it is not configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.token.identifier
    cellPool.register(Cell.self, or: registration.nib, as: identifier)
    let key = ElementKey(item: indexPath)
    let frame = frame(forNew: key)
    let cell = placed(
      cellPool.dequeue(identifier, frame: frame) as? Cell
        ?? Cell.make(reusedAs: identifier, frame: frame), as: key)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view from the reuse pool, or a new one, configured by the
  /// registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.token.identifier)
    supplementaryPools[kind, default: ReusePool()]
      .register(Supplementary.self, or: registration.nib, as: identifier)
    let key = ElementKey(supplementaryView: kind, at: indexPath)
    let frame = frame(forNew: key)
    let view = placed(
      supplementaryPools[kind, default: ReusePool()].dequeue(identifier, frame: frame)
        as? Supplementary ?? Supplementary.make(reusedAs: identifier, frame: frame), as: key)
    registration.handler(view, kind, indexPath)
    return view
  }
}

extension ReusePool {
  /// Registers a nib, or a class if there is none.
  fileprivate mutating func register(_ type: View.Type, or nib: UINib?, as identifier: String) {
    guard let nib else { return _ = register(type, as: identifier) }
    register(as: identifier, make: nib.maker(as: identifier))
  }
}
