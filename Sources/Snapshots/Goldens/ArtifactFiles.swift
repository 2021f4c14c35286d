import Foundation

/// The files about one golden in the artifacts folder of a run.
///
/// Their paths follow from the golden's identifier. A manifest cannot name other files, so that
/// commands that read, copy or delete them stay in the folder.
package struct ArtifactFiles: Sendable {
  /// The `GoldenFile.id`.
  let id: String
  /// The artifacts folder.
  let folder: String

  package init(of id: String, in folder: String) { (self.id, self.folder) = (id, folder) }

  /// The path of the actual picture or text.
  var actual: String {
    let file = id as NSString
    return "\(folder)/\(file.deletingPathExtension).actual.\(file.pathExtension)"
  }
  /// The path of the picture of the difference.
  var difference: String { picture("difference") }
  /// The path of the picture that shows expected, actual and difference side by side.
  var comparison: String { picture("comparison") }
  /// The path of the `CourseFile`.
  var course: String { "\(folder)/\(id).course.json" }

  /// The paths of all files, whether they exist or not.
  var all: [String] {
    [
      actual, GoldenRecord.path(beside: actual), difference, comparison, course,
      CourseFile.film(beside: course),
    ]
  }

  /// Deletes the files that exist.
  package func remove() {
    // A link is deleted itself. A folder cannot be unlinked.
    for path in all { unlink(path) }
  }

  /// Copies the files that exist into another artifacts folder.
  ///
  /// - Throws: `FileFailure`.
  package func copy(to other: String) throws(FileFailure) {
    let copies = ArtifactFiles(of: id, in: other)
    for (path, copy) in zip(all, copies.all) where GoldenRoots.isRegularFile(path) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw FileFailure(errno: errno, path: path)
      }
      try AtomicFile.write([UInt8](data), to: copy)
    }
  }

  /// Returns a path that contains the golden's extension, because a picture and a film may have the
  /// same name.
  private func picture(_ kind: String) -> String {
    "\(folder)/\(id).\(kind).\(id.hasSuffix(".apng") ? "apng" : "png")"
  }
}
