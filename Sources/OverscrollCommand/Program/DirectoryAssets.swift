import HeadlessUIKit
import Snapshots

/// `UIImage(named:)` over the directories of a command. Read when first asked for.
@MainActor
final class DirectoryAssets: AssetCatalogue {
  private let folders: FolderAssets
  private let log: InputLog?

  /// The first file that is there but cannot be used.
  var damaged: Failure? { folders.damaged.map { .damagedImage(path: $0.path, $0.reason) } }

  /// - Parameter log: gets every file that is looked for.
  init(_ directories: [String], _ log: InputLog? = nil) {
    (folders, self.log) = (FolderAssets(directories), log)
  }

  /// In the order in which they are looked into.
  var directories: [String] { folders.directories }

  func image(named name: String) -> UIImage? {
    log?.note(folders.places(of: name).map(\.path))
    return folders.image(named: name)
  }

  func words(forMissing name: String) -> String {
    "no image named '\(name)' in \(folders.directories.joined(separator: ", ")); "
      + "name a directory with --images"
  }
}
