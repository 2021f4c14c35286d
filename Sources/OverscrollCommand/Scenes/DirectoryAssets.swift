import HeadlessUIKit
import Snapshots

/// `UIImage(named:)` for the image directories of a command. Images are read at first use.
@MainActor
final class DirectoryAssets: AssetCatalogue {
  private let folders: FolderAssets
  private let log: InputLog?

  /// The failure for the first file that exists and cannot be used.
  var damaged: Failure? { folders.damaged.map { .damagedImage(path: $0.path, $0.reason) } }

  /// Creates a catalogue of images in directories.
  ///
  /// - Parameter log: Receives the path of every file that is looked up.
  init(_ directories: [String], _ log: InputLog? = nil) {
    (folders, self.log) = (FolderAssets(directories), log)
  }

  /// The directories in the order in which they are searched.
  var directories: [String] { folders.directories }

  func image(named name: String) -> UIImage? {
    log?.note(folders.candidates(of: name).map(\.path))
    return folders.image(named: name)
  }

  func message(forMissing name: String) -> String {
    folders.message(forMissing: name) + "; name a directory with --images"
  }
}
