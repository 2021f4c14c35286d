/// A proposal for a drop on a table view at the current position.
open class UITableViewDropProposal: UIDropProposal {
  /// The way in which items are dropped, with UIKit's raw values.
  public enum Intent: Int, Sendable {
    /// Shows no destination: rows make no room.
    case unspecified
    /// Inserts at the destination; rows make room if the dragged row belongs to this table.
    case insertAtDestinationIndexPath
    /// Drops into the destination row, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Inserts at the destination, like `insertAtDestinationIndexPath`.
    ///
    /// - Note: Partly: never drops into a row.
    case automatic
  }

  /// The way in which items are dropped.
  public private(set) var intent: Intent

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with the intent `unspecified`.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  override func copyValues(from other: UIDropProposal) {
    super.copyValues(from: other)
    intent = (other as? UITableViewDropProposal)?.intent ?? intent
  }

  var plan: DropPlan {
    let intent: DropPlan.Intent =
      switch self.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath, .automatic: .insert
      case .insertIntoDestinationIndexPath: .into
      }
    return DropPlan(proposal: self, intent: intent)
  }
}
