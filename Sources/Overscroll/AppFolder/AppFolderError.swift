/// The reason why an app's folder cannot be used or lacks a resource.
public enum AppFolderError: Error, Hashable, Sendable {
  /// The path does not exist or is a file.
  case notAFolder(path: String)
  /// The folder has more than `limit` files, so it is probably a parent of the app's folder.
  case tooManyFiles(path: String, limit: Int)
  /// No storyboard has this name. `known` contains the names that exist.
  case noStoryboard(String, known: [String])
  /// The storyboard has no initial view controller or cannot be read. The stage's problems give the
  /// details.
  case noController(storyboard: String)
}

extension AppFolderError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .notAFolder(let path): "\(path) is not a folder"
    case .tooManyFiles(let path, let limit):
      "\(path) contains more than \(limit) files; pass the folder with the app's sources"
    case .noStoryboard(let name, let known):
      "no storyboard is named '\(name)'"
        + (known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))")
    case .noController(let storyboard): "\(storyboard) has no initial view controller"
    }
  }
}
