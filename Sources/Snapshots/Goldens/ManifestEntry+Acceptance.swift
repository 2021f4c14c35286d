extension ManifestEntry {
  /// Whether the picture of the run can replace the golden.
  package var isAcceptable: Bool { verdict == .failed && actual != nil && foreignKind == nil }

  /// Returns the entry with the paths of its files in an artifacts folder. The paths in a manifest
  /// are not used: the folder may come from another machine.
  func located(in folder: String) -> ManifestEntry {
    let files = ArtifactFiles(of: id, in: folder)
    var entry = self
    entry.actual = actual.map { _ in files.actual }
    entry.difference = difference.map { _ in files.difference }
    entry.comparison = comparison.map { _ in files.comparison }
    entry.course = course.map { _ in files.course }
    return entry
  }
}
