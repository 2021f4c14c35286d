extension ManifestEntry {
  /// Whether the picture of the run can replace the golden.
  package var isAcceptable: Bool { verdict == .failed && actual != nil && foreignKind == nil }

  /// The paths of all files in the artifacts folder that are about the entry.
  package var files: [String] {
    [
      actual, actual.map(GoldenRecord.path(beside:)), difference, comparison, course,
      course.map(CourseFile.film(beside:)),
    ].compactMap(\.self)
  }
}
