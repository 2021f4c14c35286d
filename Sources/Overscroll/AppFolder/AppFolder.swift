public import Foundation
import Graphics
@_spi(Overscroll) public import HeadlessUIKit
import ImageCodecs
public import Typography

/// The resources of an app's folder in the layout of Xcode: pictures, colours, data, storyboards,
/// nibs, texts and `Info.plist`. Creating it finds the files, which are read on first use. Nothing
/// is written.
///
/// ```swift
/// let folder = try AppFolder(path: "MyApp/MyApp")
/// let stage = try Stage(device: .iPhone8, timeline: script, assets: folder) {
///   try folder.controller(storyboard: "Main", identifier: "profile")
/// }
/// ```
@MainActor
public final class AppFolder: AssetCatalogue {
  /// The path of the folder, as passed to the initialiser.
  public let path: String
  /// The properties from the app's `Info.plist`.
  public let properties: AppProperties
  /// The language of the texts, pictures and storyboards, for example `de` or `pt-BR`.
  public let language: String
  /// Messages about files that exist but cannot be used as intended, without duplicates and in the
  /// order of discovery.
  public var problems: [String] {
    ownProblems.reduce(into: original?.problems ?? []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var ownProblems: [String] = []

  let index: AppFolderIndex
  /// The folder in the language in which the app was written, for resources that a translation
  /// lacks; nil if this folder has that language.
  let original: AppFolder?
  private var images: [ImageKey: UIImage?] = [:]
  private var colors: [String: UIColor?] = [:]
  private var tables: [String: AppTexts.Table] = [:]
  private(set) lazy var fonts = FolderFonts(self)

  private struct ImageKey: Hashable {
    let name: String
    let slot: AssetSlot
  }

  /// Creates a folder in the language in which the app was written.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - others: Absolute paths of further files and folders of the app, for example members of its
  ///     target in other places. Files of the folder have precedence. Relative paths and paths that
  ///     do not exist are ignored.
  ///   - settings: The build settings of the app's target. `INFOPLIST_FILE` is the absolute path of
  ///     `Info.plist`, and `INFOPLIST_KEY_…` are keys for it, unless the file has them.
  /// - Throws: `AppFolderError`: `notAFolder`, `tooManyFiles`.
  public convenience init(
    path: String, and others: [String] = [], settings: [String: String] = [:]
  ) throws(AppFolderError) {
    try self.init(path: path, and: others, settings: settings, listed: [])
  }

  private init(
    path: String, and others: [String], settings: [String: String], listed: [String]
  ) throws(AppFolderError) {
    self.path = path
    index = try AppFolderIndex(path, and: others, settings, listed: listed)
    var damaged: (any Error)?
    properties = AppProperties(
      index.propertyList.flatMap { AppFile.contents($0) }, settings: settings, &damaged)
    (language, original) = (properties.language, nil)
    if let damaged, let file = index.propertyList {
      note(
        "the file is not a valid property list; it is ignored", in: file,
        DamagedLine.propertyList(damaged))
    }
  }

  /// Creates a folder in the closest language that the app has for a locale. For `pt-BR` that is
  /// its own translation, otherwise the one for `pt`. Without a suitable translation it is the
  /// language in which the app was written, which is reported as a problem. That language also
  /// replaces texts that a translation lacks.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - others: Absolute paths of further files and folders of the app; relative paths and paths
  ///     that do not exist are ignored.
  ///   - settings: The build settings of the app's target; see `init(path:and:settings:)`.
  ///   - locale: The user's locale; nil for the language in which the app was written.
  ///   - listed: Absolute paths of the resources that the app's target lists; of files with equal
  ///     names, these have precedence.
  /// - Throws: `AppFolderError`: `notAFolder`, `tooManyFiles`.
  public init(
    path: String, and others: [String] = [], settings: [String: String] = [:], locale: Locale?,
    listed: [String] = []
  ) throws(AppFolderError) {
    let original = try AppFolder(path: path, and: others, settings: settings, listed: listed)
    self.path = path
    properties = original.properties
    let known = original.languages
    let found = locale.map { LanguageMatch($0).best(of: known) } ?? properties.language
    language = found ?? properties.language
    guard language != properties.language else {
      (index, self.original) = (original.index, nil)
      ownProblems = original.ownProblems
      if let locale, found == nil { note(missing: locale, known) }
      return
    }
    index = try AppFolderIndex(path, and: others, settings, listed: listed, language: language)
    self.original = original
  }

  private func note(missing locale: Locale, _ languages: [String]) {
    let names = languages.joined(separator: ", ")
    note("the app has no texts in '\(locale.identifier(.bcp47))': \(path) has \(names)")
  }

  /// The languages of the folder's resources, including the one in which the app was written, in
  /// alphabetical order.
  public var languages: [String] {
    var found = index.languages.union([properties.language])
    for (_, file) in index.catalogues.sorted(by: { $0.key < $1.key }) {
      found.formUnion(catalogue(file)?.languages ?? [])
    }
    return found.sorted()
  }

  /// Adds a problem of a file, with its line if known.
  func note(_ words: String, in file: String, _ line: Int? = nil) {
    note("\(shortened(file)):\(line.map { "\($0):" } ?? "") \(words)")
  }

  func note(_ problem: String) {
    guard !ownProblems.contains(problem) else { return }
    ownProblems.append(problem)
    ProblemLog.observer?(problem)
  }

  // MARK: Images

  /// Returns an image from the asset catalogues, otherwise from a loose file, for the scale,
  /// appearance and device of the current screen.
  public func image(named name: String) -> UIImage? {
    let key = ImageKey(name: name, slot: .current)
    if let known = images[key] { return known }
    let image = image(named: name, key.slot) ?? imageInOtherCase(name, key.slot)
    images[key] = image
    return image
  }

  private func image(named name: String, _ slot: AssetSlot) -> UIImage? {
    // A catalogue has no file extensions: `UIImage(named: "logo.png")` finds its image set `logo`.
    let set = index.imageSets[name] ?? index.imageSets[(name as NSString).deletingPathExtension]
    return set.flatMap { catalogued($0, slot) } ?? looseImage(name, slot)
  }

  /// Returns the only image whose name differs from `name` in the case of letters, and reports it.
  ///
  /// Git keeps the old name of a file that was renamed on a Mac's disk, which ignores case.
  private func imageInOtherCase(_ name: String, _ slot: AssetSlot) -> UIImage? {
    let other =
      index.imageSets.onlyName(like: name)
      ?? index.imageSets.onlyName(like: (name as NSString).deletingPathExtension)
      ?? looseName(like: name, slot)
    guard let other, let image = image(named: other, slot) else { return nil }
    noteCase(of: name, found: other, "image")
    return image
  }

  /// Returns the name of the only loose picture that matches without regard to case, without its
  /// scale.
  private func looseName(like name: String, _ slot: AssetSlot) -> String? {
    let scales = [slot.scale, 3, 2, 1].filter { $0 > 0 }
    for scale in scales {
      for file in Self.looseNames(name, scale) {
        guard let found = index.pictures.onlyName(like: file) else { continue }
        let stem = (found as NSString).deletingPathExtension
        return (scale == 1 ? stem : String(stem.dropLast("@\(scale)x".count)))
          + ".\((found as NSString).pathExtension)"
      }
    }
    return nil
  }

  private func noteCase(of name: String, found other: String, _ kind: String) {
    note(
      "the \(kind) '\(name)' is found as '\(other)': a phone distinguishes upper and lower case")
  }

  /// Returns a message that explains why an image is missing.
  public func message(forMissing name: String) -> String {
    if let folder = index.imageSets[name] {
      return "the image '\(name)' of the asset catalogue has no readable picture "
        + "(\(shortened(folder)))"
    }
    let known = index.imageSets.keys.sorted() + index.pictures.keys.sorted()
    return "no image named '\(name)' in \(path)" + hint(for: name, among: known)
  }

  private func catalogued(_ folder: String, _ slot: AssetSlot) -> UIImage? {
    guard let set: ImageSet = decoded("\(folder)/Contents.json") else { return nil }
    guard let entry = set.best(for: slot, language: language), let file = entry.filename else {
      return nil
    }
    if !entry.hasKnownScale {
      note("the scale '\(entry.scale ?? "")' is not 1x, 2x or 3x: 1x is used", in: folder)
    }
    guard var image = picture("\(folder)/\(file)", scale: Self.scale(of: entry, slot)) else {
      return nil
    }
    if let resizing = entry.resizing {
      image = image.resizableImage(
        withCapInsets: resizing.insets(scale: image.scale), resizingMode: resizing.fill)
    }
    if let alignment = entry.alignment {
      image = image.withAlignmentRectInsets(alignment.insets(scale: entry.factor ?? 1))
    }
    switch set.properties?.intent {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns the scale of a picture. Vector drawings without a scale of their own are rendered at
  /// the screen's scale.
  private static func scale(of entry: ImageSet.Entry, _ slot: AssetSlot) -> CGFloat {
    let kind = (entry.filename as NSString?)?.pathExtension.lowercased() ?? ""
    return entry.factor ?? (VectorPicture(rawValue: kind) == nil ? 1 : CGFloat(slot.scale))
  }

  /// Returns a picture from loose files such as `name@2x.png` among the sources, for apps without a
  /// catalogue.
  private func looseImage(_ name: String, _ slot: AssetSlot) -> UIImage? {
    let stem = (name as NSString).deletingPathExtension
    let scales = ([slot.scale] + [3, 2, 1]).filter { $0 > 0 }
    for scale in scales {
      let files = Self.looseNames(name, scale)
      guard let file = files.lazy.compactMap({ self.index.pictures[$0] }).first else { continue }
      return picture(file, scale: CGFloat(scale))
    }
    let drawing = ["pdf", "svg"].lazy.compactMap { self.index.pictures["\(stem).\($0)"] }.first
    return drawing.flatMap { picture($0, scale: CGFloat(slot.scale)) }
  }

  /// Returns the names of the files that a loose picture may have at a scale. The extension that
  /// the code names has precedence, in its own case.
  private static func looseNames(_ name: String, _ scale: Int) -> [String] {
    let (stem, own) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    let endings = (own.isEmpty ? [] : [own]) + ["png", "jpg", "jpeg", "gif"]
    return endings.map { "\(stem)\(scale == 1 ? "" : "@\(scale)x").\($0)" }
  }

  private func picture(_ file: String, scale: CGFloat) -> UIImage? {
    guard let data = AppFile.contents(file) else {
      note("\(shortened(file)): the file does not exist")
      return nil
    }
    let kind = (file as NSString).pathExtension.lowercased()
    do {
      var bytes = [UInt8](data)
      if let vector = VectorPicture(rawValue: kind) {
        do {
          bytes = try vector.png(of: file, scale: scale)
        } catch {
          note("\(shortened(file)): this \(kind.uppercased()) picture cannot be drawn: \(error)")
          return nil
        }
      }
      return UIImage(bitmap: try Bitmap(decoding: bytes), scale: scale)
    } catch {
      note("\(shortened(file)): \(error)")
      return nil
    }
  }

  /// Returns the path of a file relative to the folder.
  func shortened(_ file: String) -> String {
    file.hasPrefix(index.root + "/") ? String(file.dropFirst(index.root.count + 1)) : file
  }

  private func decoded<Content: Decodable>(_ file: String) -> Content? {
    guard let data = AppFile.contents(file) else {
      note("\(shortened(file)): the file does not exist")
      return nil
    }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      note("the file is not a valid asset description", in: file, DamagedLine.json(data, error))
      return nil
    }
  }

  // MARK: Colours and data

  /// Returns a colour of the asset catalogues, with its light and dark variants.
  public func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    let other = index.colorSets[name] == nil ? index.colorSets.onlyName(like: name) : nil
    if let other { noteCase(of: name, found: other, "colour") }
    let color = index.colorSets[other ?? name].flatMap { folder -> UIColor? in
      let set: ColorSet? = decoded("\(folder)/Contents.json")
      return set?.color
    }
    colors[name] = color
    return color
  }

  /// Returns a data set of the asset catalogues.
  public func data(named name: String) -> Data? {
    guard let folder = index.dataSets[name], let set: DataSet = decoded("\(folder)/Contents.json"),
      let file = set.data.lazy.compactMap(\.filename).first
    else { return nil }
    return AppFile.contents("\(folder)/\(file)")
  }

  // MARK: Storyboards and nibs

  /// Returns the storyboard or nib with a name: that of this folder's language, otherwise that of
  /// `Base.lproj` with the texts of the table with the same name.
  public func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
    let file =
      switch kind {
      case .storyboard: index.storyboards[name]
      case .nib: index.nibs[name]
      }
    guard let file else { return nil }
    guard let data = AppFile.contents(file) else {
      note("the file does not exist", in: file)
      return nil
    }
    let texts = file.contains("/Base.lproj/") ? table(name).texts : [:]
    return InterfaceFile(path: shortened(file), data: data, texts: texts)
  }

  /// The names of the storyboards, in alphabetical order.
  public var storyboardNames: [String] { index.storyboards.keys.sorted() }

  /// Creates a view controller of a storyboard. Call this where a stage creates its root view
  /// controller, with this folder as its assets.
  ///
  /// - Parameter identifier: The storyboard identifier; nil for the initial view controller.
  /// - Throws: `AppFolderError`: `noStoryboard`, `noController`.
  public func controller(
    storyboard name: String, identifier: String? = nil
  ) throws(AppFolderError) -> UIViewController {
    guard index.storyboards[name] != nil else {
      throw .noStoryboard(name, known: storyboardNames)
    }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    if let identifier { return storyboard.instantiateViewController(withIdentifier: identifier) }
    guard let first = storyboard.instantiateInitialViewController() else {
      throw .noController(storyboard: name)
    }
    return first
  }

  /// Creates the initial view controller of `firstStoryboard`, which an app shows unless its own
  /// code decides otherwise.
  ///
  /// - Throws: The errors of `controller(storyboard:identifier:)`.
  public func firstController() throws(AppFolderError) -> UIViewController {
    try controller(storyboard: firstStoryboard ?? "Main")
  }

  /// The storyboard with which the app begins, unless its own code decides otherwise. It is the one
  /// named in `Info.plist`, otherwise `Main`, otherwise the only one besides the launch screen; nil
  /// if that leaves none or several.
  public var firstStoryboard: String? {
    if let named = properties.mainStoryboard { return named }
    if index.storyboards["Main"] != nil { return "Main" }
    let launch = properties.launchStoryboard ?? "LaunchScreen"
    let others = storyboardNames.filter { $0 != launch && $0 != "LaunchScreen" }
    return others.count == 1 ? others[0] : nil
  }

  // MARK: Fonts and texts

  /// The fonts in the folder.
  public var fontFaces: [FontFace] { fonts.faces }

  /// Returns the font of the folder with a PostScript name or family name.
  public func fontFace(named name: String) -> FontFace? { fonts.face(named: name) }

  /// Returns a text in the language of this folder; nil if the folder has none for the key.
  ///
  /// - Parameter table: The name of the file without `.strings`; nil is `Localizable`.
  public func text(_ key: String, table: String? = nil) -> String? {
    self.table(table ?? "Localizable").texts[key]
  }

  /// Returns the texts of all files with a name.
  package func table(_ name: String) -> AppTexts.Table {
    if let known = tables[name] { return known }
    let table = readTable(name)
    tables[name] = table
    return table
  }
}
