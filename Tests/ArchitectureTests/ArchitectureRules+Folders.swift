/// The layers inside of targets: which folders there are, bottom up, and which files need to name something above them.
extension ArchitectureRules {
  static let folders = [headlessUIKit]

  /// The nine rooms (Sources/README.md).
  private static let headlessUIKit = FolderRule(
    target: "HeadlessUIKit",
    folders: [
      "ObjectiveC", "Values", "Environment", "CoreAnimation", "Views", "Interaction", "Lists",
      "Controllers", "Assembly",
    ],
    hasPages: true,
    foreignNames: [
      // Foundation's and the standard library's, of which this module declares one of its own.
      "Alignment", "Axis", "Name", "Notification", "Segment", "URL", "capitalized", "isInfinite",
      "orderedAscending", "orderedDescending", "orderedSame", "sliding", "substring",
    ],
    exceptions: [])
}
