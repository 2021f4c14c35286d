/// What would happen if the finger left over a collection now.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where items go; raw values as UIKit's.
  public enum Intent: Int, Sendable {
    /// Items make no room.
    case unspecified
    /// To the path; items make room for an item of the same collection.
    case insertAtDestinationIndexPath
    /// Into the item, which shows that.
    case insertIntoDestinationIndexPath
  }

  /// Without saying where.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// With what happens, and where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Where items go.
  public private(set) var intent: Intent

  override func take(_ other: UIDropProposal) {
    super.take(other)
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
