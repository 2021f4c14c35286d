import Foundation

/// The proposal of a list's drop delegate for a drag at one position.
struct DropPlan {
  enum Intent {
    case unspecified
    /// Inserts the items between rows.
    case insert
    /// Drops the items into a row.
    case into
  }

  let proposal: UIDropProposal
  let intent: Intent

  /// Whether rows make room at the destination: true if a move or copy inserts between rows.
  @MainActor
  var opensGap: Bool {
    intent == .insert && (proposal.operation == .move || proposal.operation == .copy)
  }
}
