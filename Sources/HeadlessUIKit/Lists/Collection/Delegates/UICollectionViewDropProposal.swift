/// A proposal for a drop on a collection view at the current position.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way in which items are dropped, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    /// Shows no destination: items make no room.
    case unspecified
    /// Inserts at the destination; items make room if the dragged item belongs to this collection
    /// view.
    case insertAtDestinationIndexPath
    /// Drops into the destination item, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// Creates a proposal with the intent `unspecified`.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// The way in which items are dropped.
  public private(set) var intent: Intent

  override func copyValues(from other: UIDropProposal) {
    super.copyValues(from: other)
    intent = (other as? UICollectionViewDropProposal)?.intent ?? intent
  }

  var plan: DropPlan {
    let intent: DropPlan.Intent =
      switch self.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return DropPlan(proposal: self, intent: intent)
  }
}
