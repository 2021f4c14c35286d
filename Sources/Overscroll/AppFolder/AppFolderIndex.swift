import Foundation

/// Where everything of an app's folder lies, found in one walk. Of two files with one name the first in
/// alphabetical order of their paths counts, but the language that is asked for first, and development
/// language before translations.
struct AppFolderIndex {
  /// How many files a folder may have.
  static let fileLimit = 50_000

  /// The folder's absolute path.
  let root: String
  private(set) var storyboards: [String: String] = [:]
  private(set) var nibs: [String: String] = [:]
  private(set) var strings: [String: String] = [:]
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  private(set) var dataSets: [String: String] = [:]
  /// Loose pictures by their file names.
  private(set) var pictures: [String: String] = [:]
  /// Files of texts that depend on numbers, and catalogues of texts, by their names.
  private(set) var plurals: [String: String] = [:]
  private(set) var catalogues: [String: String] = [:]
  /// Font files, in order.
  private(set) var fonts: [String] = []
  /// What an app's bundle holds beside them, by the file's name, which is its name there; in order.
  private(set) var resources: [(name: String, path: String)] = []
  private(set) var propertyList: String?
  /// Those that folders are called after, without `Base`.
  private(set) var languages: Set<String> = []
  /// What comes first; nil for the development language.
  private let language: String?

  /// - Parameter others: absolute paths of files and folders that belong to it, too. Of two files with one
  ///   name those of the folder come first. What is not there is passed over.
  /// - Throws: `notAFolder`, `tooManyFiles`.
  init(
    _ path: String, and others: [String] = [], language: String? = nil
  ) throws(AppFolderError) {
    self.language = language
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .notAFolder(path: path) }
    root = URL(fileURLWithPath: path).standardizedFileURL.path
    var files: [Found] = []
    try Self.walk(root, below: root, order: 0, to: &files)
    for (place, other) in others.enumerated() where other.hasPrefix("/") {
      try Self.walk(other, below: "", order: place + 1, to: &files)
    }
    let namespaces = Self.namespaces(of: files)
    let sorted = files.map { (rank: rank($0.path), found: $0) }.sorted {
      ($0.rank, $0.found) < ($1.rank, $1.found)
    }
    for (_, file) in sorted { note(file, namespaces) }
    noteResources(sorted)
  }

  private struct Found: Comparable {
    /// Of the folder or file that it was found in.
    let order: Int
    /// What the path is below of: the folder, or nothing.
    let root: String
    let path: String

    var whole: String { "\(root)/\(path)" }

    static func < (one: Found, other: Found) -> Bool {
      (one.order, one.path) < (other.order, other.path)
    }
  }

  private static func walk(
    _ place: String, below root: String, order: Int, to files: inout [Found]
  ) throws(AppFolderError) {
    let start = place.dropFirst(root.count).drop { $0 == "/" }
    if !start.isEmpty { files.append(Found(order: order, root: root, path: String(start))) }
    // A file has nothing to walk through.
    guard let walker = FileManager.default.enumerator(atPath: place) else { return }
    while let file = walker.nextObject() as? String {
      let name = (file as NSString).lastPathComponent
      if name.hasPrefix(".") || foreign.contains(name) || name.hasSuffix(".xcodeproj") {
        walker.skipDescendants()
        continue
      }
      files.append(Found(order: order, root: root, path: start.isEmpty ? file : "\(start)/\(file)"))
      guard files.count <= fileLimit else { throw .tooManyFiles(path: place, limit: fileLimit) }
    }
  }

  /// Everything that is no source, no part of a catalogue and no folder comes to lie side by side, as
  /// Xcode copies it.
  private mutating func noteResources(_ files: [(rank: Int, found: Found)]) {
    var taken: Set<String> = ["Info.plist"]
    for (rank, file) in files {
      let parts = file.path.split(separator: "/").map(String.init)
      let kinds = parts.map { ($0 as NSString).pathExtension.lowercased() }
      guard let name = parts.last, let kind = kinds.last, !Self.built.contains(kind),
        !kinds.dropLast().contains(where: { Self.closed.contains($0) }),
        rank < 3 || !kinds.contains("lproj"), file.whole != propertyList,
        taken.insert(name).inserted
      else { continue }
      resources.append((name, file.whole))
    }
  }

  /// What is compiled, or says how.
  private static let built: Set<String> = [
    "swift", "m", "mm", "h", "hpp", "c", "cpp", "cc", "pch", "metal", "storyboard", "xib",
    "xcassets",
    "xcdatamodeld", "xcdatamodel", "xcconfig", "entitlements", "xcstrings", "stringsdict", "lproj",
    "modulemap", "playground", "xcworkspace", "md",
  ]
  /// Folders that are one thing to who looks for them.
  private static let closed: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "playground", "xcworkspace", "framework", "scnassets",
  ]

  /// Folders of other people's sources and of build products.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The language that is asked for, development language, what is not localised, then translations.
  private func rank(_ file: String) -> Int {
    if let language, Self.languages(of: file).contains(language) { return -1 }
    if file.contains("Base.lproj/") { return 0 }
    if file.contains("en.lproj/") { return 1 }
    return file.contains(".lproj/") ? 3 : 2
  }

  /// Of the folders that a file lies in, as they are called.
  private static func languages(of file: String) -> [String] {
    file.split(separator: "/").dropLast().filter { $0.hasSuffix(".lproj") }.map {
      $0.dropLast(6).replacingOccurrences(of: "_", with: "-")
    }
  }

  /// Folders of catalogues that put their name before those of their assets.
  private static func namespaces(of files: [Found]) -> Set<String> {
    var found: Set<String> = []
    for file in files
    where file.path.hasSuffix("/Contents.json") && file.path.contains(".xcassets/") {
      let folder = (file.path as NSString).deletingLastPathComponent
      guard (folder as NSString).pathExtension.isEmpty, let data = AppFile.contents(file.whole),
        let content = try? JSONDecoder().decode(CatalogueFolder.self, from: data),
        content.properties?.providesNamespace == true
      else { continue }
      found.insert(folder)
    }
    return found
  }

  private mutating func note(_ found: Found, _ namespaces: Set<String>) {
    let (file, whole) = (found.path, found.whole)
    languages.formUnion(Self.languages(of: file).filter { $0 != "Base" })
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    func put(_ table: inout [String: String], _ key: String) {
      if table[key] == nil { table[key] = whole }
    }
    switch (file as NSString).pathExtension {
    case "storyboard": put(&storyboards, name)
    case "xib": put(&nibs, name)
    case "strings": put(&strings, name)
    case "imageset": put(&imageSets, Self.name(file, namespaces))
    case "colorset": put(&colorSets, Self.name(file, namespaces))
    case "dataset": put(&dataSets, Self.name(file, namespaces))
    case "png", "jpg", "jpeg", "gif", "pdf", "svg":
      if !file.contains(".xcassets/") { put(&pictures, (file as NSString).lastPathComponent) }
    case "stringsdict": put(&plurals, name)
    case "xcstrings": put(&catalogues, name)
    case "ttf", "otf", "ttc", "otc": fonts.append(whole)
    case "plist":
      guard found.order == 0, let place = listPlace(whole) else { return }
      if propertyList.flatMap(listPlace).map({ place < $0 }) ?? true { propertyList = whole }
    default: return
    }
  }

  /// How well a file is the app's `Info.plist`, the least best; nil for other lists. The highest one is, of those
  /// in one folder `Info.plist`, else `App-Info.plist`, as Xcode named it before 2014, of tests none.
  private func listPlace(_ path: String) -> (depth: Int, kind: Int)? {
    let parts = path.split(separator: "/").map(String.init)
    let app = root.split(separator: "/").last.map { "\($0)-Info.plist" }
    switch parts.last {
    case "Info.plist": return (parts.count, 0)
    case app: return (parts.count, 1)
    case let name? where name.hasSuffix("-Info.plist") && !name.contains("Tests"):
      return (parts.count, 2)
    default: return nil
    }
  }

  /// `Icons/heart` for an asset in a folder that provides a namespace, else `heart`.
  private static func name(_ file: String, _ namespaces: Set<String>) -> String {
    var name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    var folder = (file as NSString).deletingLastPathComponent
    while !folder.isEmpty, !folder.hasSuffix(".xcassets") {
      if namespaces.contains(folder) { name = (folder as NSString).lastPathComponent + "/" + name }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return name
  }
}
