public import Foundation
import Graphics
@_spi(Overscroll) public import HeadlessUIKit
import ImageCodecs
public import Typography

/// What screens ask of an app's folder, as Xcode has it: pictures, colours, data, storyboards, nibs,
/// texts and `Info.plist`. Files are found when it is made and read when they are first asked for;
/// nothing is written.
///
///     let folder = try AppFolder(path: "MyApp/MyApp")
///     let stage = try Stage(device: .iPhone8, timeline: script, assets: folder) {
///       try folder.controller(storyboard: "Main", identifier: "profile")
///     }
@MainActor
public final class AppFolder: AssetCatalogue {
  /// The folder, as it was named.
  public let path: String
  /// What its `Info.plist` says.
  public let properties: AppProperties
  /// The language whose texts, pictures and storyboards it gives: `de`, `pt-BR`.
  public let language: String
  /// Files that are there and cannot be shown as meant, each once, in the order they were found.
  public var problems: [String] {
    own.reduce(into: original?.problems ?? []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var own: [String] = []

  let index: AppFolderIndex
  /// The same in the language that the app was written in, for what a translation lacks; nil if this is it.
  let original: AppFolder?
  private var images: [ImageKey: UIImage?] = [:]
  private var colors: [String: UIColor?] = [:]
  private var tables: [String: AppTexts.Table] = [:]
  private(set) lazy var fonts = FolderFonts(self)

  private struct ImageKey: Hashable {
    let name: String
    let slot: AssetSlot
  }

  /// In the language that the app was written in.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - others: absolute paths of files and folders that belong to the app, too, such as members of its target
  ///     that lie elsewhere. What both have is the folder's; what is not there is passed over, and so are
  ///     relative paths.
  /// - Throws: `AppFolderError`: `notAFolder`, `tooManyFiles`.
  public init(path: String, and others: [String] = []) throws(AppFolderError) {
    self.path = path
    index = try AppFolderIndex(path, and: others)
    var damaged: (any Error)?
    properties = AppProperties(index.propertyList.flatMap { AppFile.contents($0) }, &damaged)
    (language, original) = (properties.language, nil)
    if let damaged, let file = index.propertyList {
      note("this is no property list; it is not read", in: file, DamagedLine.propertyList(damaged))
    }
  }

  /// In the language of a locale, as near as the app has it: for `pt-BR` its own translation, else that for
  /// `pt`; else the language that it was written in, which is a problem. What a translation lacks is in
  /// that language too.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - others: as for the language that the app was written in.
  ///   - locale: nil for that language.
  /// - Throws: `AppFolderError`: `notAFolder`, `tooManyFiles`.
  public init(
    path: String, and others: [String] = [], locale: Locale?
  ) throws(AppFolderError) {
    let original = try AppFolder(path: path, and: others)
    self.path = path
    properties = original.properties
    let known = original.languages
    let found = locale.map { LanguageMatch($0).best(of: known) } ?? properties.language
    language = found ?? properties.language
    guard language != properties.language else {
      (index, self.original) = (original.index, nil)
      own = original.own
      if let locale, found == nil { note(missing: locale, known) }
      return
    }
    index = try AppFolderIndex(path, and: others, language: language)
    self.original = original
  }

  private func note(missing locale: Locale, _ languages: [String]) {
    let names = languages.joined(separator: ", ")
    note("no texts in '\(locale.identifier(.bcp47))': \(path) has \(names)")
  }

  /// The languages that the folder has anything in, in alphabetical order, and the one that it was written
  /// in.
  public var languages: [String] {
    var found = index.languages.union([properties.language])
    for (_, file) in index.catalogues.sorted(by: { $0.key < $1.key }) {
      found.formUnion(catalogue(file)?.languages ?? [])
    }
    return found.sorted()
  }

  /// Keeps a problem of a file, with its line where that is known.
  func note(_ words: String, in file: String, _ line: Int? = nil) {
    note("\(shortened(file)):\(line.map { "\($0):" } ?? "") \(words)")
  }

  private func note(_ problem: String) {
    if !own.contains(problem) { own.append(problem) }
  }

  // MARK: Pictures

  /// From the asset catalogues, else a loose file, for the scale, the style and the kind of device of
  /// the screen that asks.
  public func image(named name: String) -> UIImage? {
    let key = ImageKey(name: name, slot: .current)
    if let known = images[key] { return known }
    // The catalogue knows no endings: `UIImage(named: "logo.png")` finds its image set `logo`.
    let set = index.imageSets[name] ?? index.imageSets[(name as NSString).deletingPathExtension]
    let image = set.flatMap { catalogued($0, key.slot) } ?? loose(name, key.slot)
    images[key] = image
    return image
  }

  /// Says why there is none.
  public func words(forMissing name: String) -> String {
    if let folder = index.imageSets[name] {
      return "the image '\(name)' of the asset catalogue has no picture that can be read here "
        + "(\(shortened(folder)))"
    }
    return "no image named '\(name)' in \(path)"
  }

  private func catalogued(_ folder: String, _ slot: AssetSlot) -> UIImage? {
    guard let set: ImageSet = decoded("\(folder)/Contents.json") else { return nil }
    guard let entry = set.best(for: slot, language: language), let file = entry.filename else {
      return nil
    }
    guard var image = picture("\(folder)/\(file)", scale: Self.scale(of: entry, slot)) else {
      return nil
    }
    if let resizing = entry.resizing {
      image = image.resizableImage(
        withCapInsets: resizing.insets(scale: image.scale), resizingMode: resizing.fill)
    }
    if let alignment = entry.alignment {
      image = image.withAlignmentRectInsets(alignment.insets(scale: image.scale))
    }
    switch set.properties?.intent {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Drawings are made for the screen's scale where they are not for one of their own.
  private static func scale(of entry: ImageSet.Entry, _ slot: AssetSlot) -> CGFloat {
    let kind = (entry.filename as NSString?)?.pathExtension.lowercased() ?? ""
    return entry.factor ?? (VectorPicture(rawValue: kind) == nil ? 1 : CGFloat(slot.scale))
  }

  /// `name@2x.png` and its like beside the sources, for people who keep no catalogue.
  private func loose(_ name: String, _ slot: AssetSlot) -> UIImage? {
    let stem = (name as NSString).deletingPathExtension
    let scales = ([slot.scale] + [3, 2, 1]).filter { $0 > 0 }
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for ending in ["png", "jpg", "jpeg", "gif"] {
        guard let file = index.pictures["\(stem)\(suffix).\(ending)"] else { continue }
        return picture(file, scale: CGFloat(scale))
      }
    }
    let drawing = ["pdf", "svg"].lazy.compactMap { self.index.pictures["\(stem).\($0)"] }.first
    return drawing.flatMap { picture($0, scale: CGFloat(slot.scale)) }
  }

  private func picture(_ file: String, scale: CGFloat) -> UIImage? {
    guard let data = AppFile.contents(file) else {
      note("\(shortened(file)): the file is not there")
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

  /// A path as people know it: inside the folder.
  func shortened(_ file: String) -> String {
    file.hasPrefix(index.root + "/") ? String(file.dropFirst(index.root.count + 1)) : file
  }

  private func decoded<Content: Decodable>(_ file: String) -> Content? {
    guard let data = AppFile.contents(file) else {
      note("\(shortened(file)): the file is not there")
      return nil
    }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      note("this is no description of an asset", in: file, DamagedLine.json(data, error))
      return nil
    }
  }

  // MARK: Colours and data

  /// Of the asset catalogues, in light and in dark.
  public func color(named name: String) -> UIColor? {
    if let known = colors[name] { return known }
    let color = index.colorSets[name].flatMap { folder -> UIColor? in
      let set: ColorSet? = decoded("\(folder)/Contents.json")
      return set?.color
    }
    colors[name] = color
    return color
  }

  /// Of the asset catalogues.
  public func data(named name: String) -> Data? {
    guard let folder = index.dataSets[name], let set: DataSet = decoded("\(folder)/Contents.json"),
      let file = set.data.lazy.compactMap(\.filename).first
    else { return nil }
    return AppFile.contents("\(folder)/\(file)")
  }

  // MARK: Storyboards and nibs

  /// The first of that name; `Base.lproj` before translations.
  public func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
    let file =
      switch kind {
      case .storyboard: index.storyboards[name]
      case .nib: index.nibs[name]
      }
    guard let file else { return nil }
    guard let data = AppFile.contents(file) else {
      note("the file is not there", in: file)
      return nil
    }
    return InterfaceFile(path: shortened(file), data: data)
  }

  /// The names of the storyboards, in alphabetical order.
  public var storyboardNames: [String] { index.storyboards.keys.sorted() }

  /// A controller of a storyboard. Call it where a stage makes its root, with this folder as its assets.
  ///
  /// - Parameter identifier: nil for the one the storyboard begins with.
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

  /// What the app shows first where no code of its own decides: the first controller of
  /// `firstStoryboard`.
  ///
  /// - Throws: as `controller(storyboard:identifier:)`.
  public func firstController() throws(AppFolderError) -> UIViewController {
    try controller(storyboard: firstStoryboard ?? "Main")
  }

  /// The storyboard that the app begins with where no code of its own decides: the one that `Info.plist`
  /// names, what Xcode calls it, or the only one there is beside the launch screen; nil if that leaves
  /// none or several.
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

  /// The font of that PostScript name, or family, of those in the folder.
  public func fontFace(named name: String) -> FontFace? { fonts.face(named: name) }

  /// A text in the language that the app was written in; nil if the folder has none under that key.
  ///
  /// - Parameter table: the file's name without `.strings`; nil is `Localizable`.
  public func text(_ key: String, table: String? = nil) -> String? {
    self.table(table ?? "Localizable").texts[key]
  }

  /// The texts of all files of a name.
  func table(_ name: String) -> AppTexts.Table {
    if let known = tables[name] { return known }
    let table = readTable(name)
    tables[name] = table
    return table
  }
}
