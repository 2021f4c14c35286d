import HeadlessUIKit
import Snapshots

/// `UIImage(named:)` over the directories of a command. Read when first asked for.
@MainActor
final class DirectoryAssets: AssetCatalogue {
  private let folders: FolderAssets

  /// The first file that is there but cannot be used.
  var damaged: Failure? { folders.damaged.map { .damagedImage(path: $0.path, $0.reason) } }

  init(_ directories: [String]) { folders = FolderAssets(directories) }

  func image(named name: String) -> UIImage? { folders.image(named: name) }

  func words(forMissing name: String) -> String {
    "no image named '\(name)' in \(folders.directories.joined(separator: ", ")); "
      + "name a directory with --images"
  }
}
