import HeadlessUIKit

/// An explanation of a recording, given once in a run.
package enum RecordingHint: String, Hashable, Sendable, CaseIterable {
  case noFonts = """
    its text is drawn as boxes, because the snapshot has no fonts; .snapshots(fonts: .system) draws \
    letters (for existing tests see SnapshotTestingDefaults)
    """
  case noSystemFont = """
    its text is drawn as boxes, because the system font, Inter, was not found; on Debian: apt-get \
    install fonts-inter
    """
  case besideForeign = """
    it is next to a picture that another program has recorded, probably on a Mac, because the fonts \
    differ; 'overscroll test --against ios' compares with that one
    """

  /// Returns the explanation of boxes in place of text.
  init(_ reason: BlockTextReason) {
    switch reason {
    case .noLibrary: self = .noFonts
    case .noFont: self = .noSystemFont
    }
  }

  /// Returns a message without the explanations that earlier messages of the run have given. The
  /// processes of a run do not know of each other.
  ///
  /// - Parameter given: The explanations given so far; those of the message are added.
  package static func removingRepeated(
    from message: String, given: inout Set<RecordingHint>
  ) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { line in
      allCases.contains { $0.rawValue == line && !given.insert($0).inserted }
    }
    return lines.joined(separator: "\n")
  }
}

extension SnapshotResult {
  /// Returns the result with those explanations of a recording that no earlier one of the registry
  /// has.
  func explained(by hints: [RecordingHint], _ registry: SnapshotRegistry) -> SnapshotResult {
    guard case .recorded(var recording) = self else { return self }
    recording.hints = hints.filter(registry.mayGive)
    return .recorded(recording)
  }
}
