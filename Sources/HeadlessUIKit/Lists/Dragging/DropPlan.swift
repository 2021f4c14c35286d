import Foundation

/// What a list's delegate says of a drag over the list.
struct DropPlan {
  enum Intent {
    case unspecified
    /// Between rows.
    case insert
    /// Into a row.
    case into
  }

  let proposal: UIDropProposal
  let intent: Intent

  /// Whether rows make room.
  @MainActor
  var opensGap: Bool {
    intent == .insert && (proposal.operation == .move || proposal.operation == .copy)
  }
}
