import Foundation

/// The paths of all resources in an app's folder, found in one walk. For files with equal names,
/// those that the app's target lists have precedence, then those of the requested language, of the
/// development language, and translations. Otherwise the first path in alphabetical order is used.
struct AppFolderIndex {
  /// The largest number of files a folder may have.
  static let fileLimit = 50_000

  /// The absolute path of the folder.
  let root: String
  private(set) var storyboards: [String: String] = [:]
  private(set) var nibs: [String: String] = [:]
  private(set) var models: [String: String] = [:]
  private(set) var strings: [String: String] = [:]
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  private(set) var dataSets: [String: String] = [:]
  /// Loose pictures by file name.
  private(set) var pictures: [String: String] = [:]
  /// Plural files (`.stringsdict`) and string catalogues (`.xcstrings`), by name.
  private(set) var plurals: [String: String] = [:]
  private(set) var catalogues: [String: String] = [:]
  /// The paths of font files, in order.
  private(set) var fonts: [String] = []
  /// The other files of the app's bundle with their names, in order.
  private(set) var resources: [(name: String, path: String)] = []
  private(set) var propertyList: String?
  /// Whether the app's target names the property list.
  private let isListNamed: Bool
  /// The languages of `.lproj` folders, without `Base` and `mul`, which has string catalogues for
  /// several languages.
  private(set) var languages: Set<String> = []
  /// The language with precedence; nil for the development language.
  private let language: String?

  /// Creates an index by walking the folder.
  ///
  /// - Parameter others: Absolute paths of further files and folders of the app. For files with
  ///   equal names, those of the folder have precedence. Paths that do not exist are ignored.
  /// - Parameter settings: The build settings of the app's target. `INFOPLIST_FILE` is the absolute
  ///   path of the property list. Without it, or if it is no regular file, the folder's is used.
  /// - Parameter listed: Absolute paths of the resources that the app's target lists.
  /// - Throws: `notAFolder`, `tooManyFiles`.
  init(
    _ path: String, and others: [String] = [], _ settings: [String: String] = [:],
    listed: [String] = [], language: String? = nil
  ) throws(AppFolderError) {
    self.language = language
    propertyList = settings["INFOPLIST_FILE"].flatMap { AppFile.isRegular($0) ? $0 : nil }
    isListNamed = propertyList != nil
    let listed = Set(listed)
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
      let (one, other) = (listed.contains($0.found.whole), listed.contains($1.found.whole))
      return one != other ? one : ($0.rank, $0.found) < ($1.rank, $1.found)
    }
    for (rank, file) in sorted { note(file, rank, namespaces) }
    noteResources(sorted)
  }

  private struct Found: Comparable {
    /// The position of the folder or file in which the file was found.
    let order: Int
    /// The prefix that `path` is relative to: the folder, or an empty string.
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
    // A file has no contents to walk.
    guard let walker = FileManager.default.enumerator(atPath: place) else { return }
    while let file = walker.nextObject() as? String {
      let name = (file as NSString).lastPathComponent
      if name.hasPrefix(".") || thirdPartyFolders.contains(name) || name.hasSuffix(".xcodeproj") {
        walker.skipDescendants()
        continue
      }
      files.append(Found(order: order, root: root, path: start.isEmpty ? file : "\(start)/\(file)"))
      guard files.count <= fileLimit else { throw .tooManyFiles(path: place, limit: fileLimit) }
    }
  }

  /// Records the bundle resources: everything that is no source, no part of a catalogue and no
  /// folder. They are all at the top level of the bundle, as Xcode copies them.
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

  /// The extensions of files that are compiled or that describe the build.
  private static let built: Set<String> = [
    "swift", "m", "mm", "h", "hpp", "c", "cpp", "cc", "pch", "metal", "storyboard", "xib",
    "xcassets",
    "xcdatamodeld", "xcdatamodel", "xcconfig", "entitlements", "xcstrings", "stringsdict", "lproj",
    "modulemap", "playground", "xcworkspace", "md",
  ]
  /// The extensions of folders that count as a single resource.
  private static let closed: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "playground", "xcworkspace", "framework", "scnassets",
  ]

  /// The names of folders with third-party sources or build products.
  private static let thirdPartyFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Returns the precedence of a file, lowest first: requested language, development language, not
  /// localised, translations.
  private func rank(_ file: String) -> Int {
    if let language, Self.languages(of: file).contains(language) { return -1 }
    if file.contains("Base.lproj/") { return 0 }
    if file.contains("en.lproj/") { return 1 }
    return file.contains(".lproj/") ? 3 : 2
  }

  /// Returns the languages of the `.lproj` folders that contain a file.
  private static func languages(of file: String) -> [String] {
    file.split(separator: "/").dropLast().filter { $0.hasSuffix(".lproj") }.map {
      $0.dropLast(6).replacingOccurrences(of: "_", with: "-")
    }
  }

  /// Returns the catalogue folders whose names are prefixes of the names of their assets.
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

  private mutating func note(_ found: Found, _ rank: Int, _ namespaces: Set<String>) {
    let (file, whole) = (found.path, found.whole)
    languages.formUnion(Self.languages(of: file).filter { !["Base", "mul"].contains($0) })
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    func put(_ table: inout [String: String], _ key: String) {
      if table[key] == nil { table[key] = whole }
    }
    let kind = (file as NSString).pathExtension.lowercased()
    if kind.isEmpty { return noteModel(found) }
    switch kind {
    case "storyboard": put(&storyboards, name)
    case "xib": put(&nibs, name)
    case "strings", "stringsdict", "xcstrings":
      // The texts of a bundle inside the app's are its own.
      guard !file.contains(".bundle/") else { return }
      switch kind {
      case "strings":
        // Those of an interface in `Base.lproj` translate its texts; in the language in which the
        // app was written the interface has them itself.
        let interface = storyboards[name] ?? nibs[name]
        guard rank < 3 || interface?.contains("/Base.lproj/") != true else { return }
        put(&strings, name)
      case "stringsdict": put(&plurals, name)
      default: put(&catalogues, name)
      }
    case "imageset": put(&imageSets, Self.name(file, namespaces))
    case "colorset": put(&colorSets, Self.name(file, namespaces))
    case "dataset": put(&dataSets, Self.name(file, namespaces))
    case "png", "jpg", "jpeg", "gif", "pdf", "svg":
      if !file.contains(".xcassets/") { put(&pictures, (file as NSString).lastPathComponent) }
    case "ttf", "otf", "ttc", "otc": fonts.append(whole)
    case "plist":
      guard !isListNamed, found.order == 0, let place = listPlace(whole) else { return }
      if propertyList.flatMap(listPlace).map({ place < $0 }) ?? true { propertyList = whole }
    default: return
    }
  }

  /// Records the Core Data model to which a file belongs.
  private mutating func noteModel(_ found: Found) {
    let parts = found.whole.split(separator: "/", omittingEmptySubsequences: false)
    let isModel = { (part: Substring) in part.hasSuffix(".xcdatamodeld") }
    guard parts.last == "contents", let index = parts.firstIndex(where: isModel) else { return }
    let name = (String(parts[index]) as NSString).deletingPathExtension
    if models[name] == nil { models[name] = parts[...index].joined(separator: "/") }
  }

  /// Returns the rank of a file as the app's `Info.plist`, lowest first; nil for other files. The
  /// file closest to the root is preferred. Within a folder the order is `Info.plist`,
  /// `<root>-Info.plist` (Xcode's name before 2014), and other names that end in `-Info.plist`.
  /// Lists of tests are excluded.
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

  /// Returns the name of an asset: `Icons/heart` in a folder that provides a namespace, otherwise
  /// `heart`.
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
