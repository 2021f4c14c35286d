/// The layers inside targets: their folders from bottom to top, and the exceptions for files that
/// name something in a higher folder.
extension ArchitectureRules {
  static let folders = [headlessUIKit, overscroll, snapshots, overscrollCommand]

  /// The nine folders of HeadlessUIKit, called rooms in Sources/README.md.
  private static let headlessUIKit = FolderRule(
    target: "HeadlessUIKit",
    folders: [
      "ObjectiveC", "Values", "Environment", "CoreAnimation", "Views", "Interaction", "Lists",
      "Controllers", "Assembly",
    ],
    hasPages: true,
    foreignNames: [
      // Names of Foundation and the standard library that this module also declares once.
      "Alignment", "Axis", "Name", "Notification", "Segment", "URL", "capitalized", "isInfinite",
      "orderedAscending", "orderedDescending", "orderedSame", "sliding", "substring",
    ],
    exceptions: [])
}
