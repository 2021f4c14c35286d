/// What would happen if the finger left over a table now.
open class UITableViewDropProposal: UIDropProposal {
  /// Where items go; raw values as UIKit's.
  public enum Intent: Int, Sendable {
    /// Rows make no room.
    case unspecified
    /// To the path; rows make room for a row of the same table.
    case insertAtDestinationIndexPath
    /// Into the row, which shows that.
    case insertIntoDestinationIndexPath
    /// As `insertAtDestinationIndexPath`.
    ///
    /// - Note: Partly: never into the row.
    case automatic
  }

  /// Where items go.
  public private(set) var intent: Intent

  /// With what happens, and where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Without saying where.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  override func take(_ other: UIDropProposal) {
    super.take(other)
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
