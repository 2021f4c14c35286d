import Foundation
import Overscroll

/// The files that affect scenes: the scenes, their included files, images and fonts in the searched
/// folders, and app folders.
struct SceneInputs: Sendable {
  private var files: [String]
  /// The folders in which scenes, images and fonts count.
  private var folders: [String] = []
  /// The folders in which all files count, except hidden ones.
  private var trees: [String] = []

  /// The maximum number of files that are checked in a folder.
  private static let limit = 20_000
  private static let endings = [".yaml", ".yml", ".png", ".jpg", ".jpeg", ".otf", ".ttf", ".ttc"]

  /// Collects the files that the current text of the scenes refers to. For an unreadable scene
  /// these are its own file and folders.
  ///
  /// - Parameter files: Further files to include.
  init(_ scenes: [String], _ options: SceneOptions, and files: [String] = []) {
    self.files = files
    for path in scenes {
      let base = path.directory.isEmpty ? "." : path.directory
      self.files.append(path)
      folders += [base, "\(base)/Images", "\(base)/../Images"]
      var included: [String] = []
      let read = try? SceneOptions.scenes(in: path, screens: nil) { included.append($0) }
      self.files += included
      for scene in read ?? [] {
        let shown = [scene] + scene.panels.map(\.scene)
        trees += shown.flatMap { $0.app?.places(forSceneAt: path) ?? [] }
      }
    }
    folders += options.images + options.fonts
  }

  /// Returns the current state of each file once, sorted by path.
  func states() -> [FileState] {
    let found = files + folders.flatMap(Self.inputs) + trees.flatMap(Self.contents)
    let normal = Set(found.map(\.normalPath))
    return normal.sorted().map(FileState.init)
  }

  private static func inputs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
      .map { folder.appending(file: $0) }
  }

  private static func contents(of folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [folder] }
    var found: [String] = []
    while let name = walk.nextObject() as? String, found.count < limit {
      if name.fileName.hasPrefix(".") {
        walk.skipDescendants()
      } else {
        found.append(folder.appending(file: name))
      }
    }
    return found
  }
}
