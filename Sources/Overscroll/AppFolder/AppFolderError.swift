/// Why an app's folder cannot be used, or has not what is asked for.
public enum AppFolderError: Error, Hashable, Sendable {
  /// Nothing there, or a file.
  case notAFolder(path: String)
  /// More files than `limit`: this is no app's folder but what lies around it.
  case tooManyFiles(path: String, limit: Int)
  /// No storyboard of that name; the names there are.
  case noStoryboard(String, known: [String])
  /// The storyboard names no initial controller, or cannot be read: the stage's problems say which.
  case noController(storyboard: String)
}

extension AppFolderError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .notAFolder(let path): "\(path) is no folder"
    case .tooManyFiles(let path, let limit):
      "\(path) has more than \(limit) files; name the folder of the app's sources"
    case .noStoryboard(let name, let known):
      "no storyboard is called '\(name)'"
        + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
    case .noController(let storyboard): "\(storyboard) has no initial view controller"
    }
  }
}
