import Overscroll

/// What there is to read about a key of scene files.
struct KeyPage {
  /// Where it stands: `timeline.drag.by`.
  let path: String
  private let key: SceneKey
  /// Where else the same key stands.
  private var others: [String] = []

  private init(path: String, key: SceneKey) { (self.path, self.key) = (path, key) }

  /// Every key, those that hold others before them.
  ///
  /// - Parameter screens: what `screen` can name.
  static func all(_ screens: [ScreenOutline]) -> [KeyPage] {
    pages(SceneSchema.root(screens), below: "")
  }

  /// The same without repetitions: a key that means the same in several places is at the first of them.
  ///
  /// - Parameter name: a key's path, or the end of it; nil for all.
  static func distinct(_ screens: [ScreenOutline], called name: String? = nil) -> [KeyPage] {
    var (pages, places) = ([KeyPage](), [String: Int]())
    for page in all(screens) where name.map(page.isCalled) ?? true {
      // Its own name and all that is told of it: so are two keys the same.
      let content = "\(page.key.name)\n\(page.content)"
      if let place = places[content] {
        pages[place].others.append(page.path)
      } else {
        places[content] = pages.count
        pages.append(page)
      }
    }
    return pages
  }

  private static func pages(_ keys: [SceneKey], below path: String) -> [KeyPage] {
    var seen: [String] = []
    return keys.flatMap { key in
      let place = path.isEmpty ? key.name : "\(path).\(key.name)"
      guard !seen.contains(place) else { return [KeyPage]() }
      seen.append(place)
      return [KeyPage(path: place, key: key)] + pages(key.shape.inner, below: place)
    }
  }

  /// Whether it is meant by a name: its path, the end of it, or a part of it.
  func isCalled(_ name: String) -> Bool { path == name || path.hasSuffix(".\(name)") }

  var text: String {
    let also = others.isEmpty ? [] : ["  The same: \(others.joined(separator: ", "))."]
    return ([path + (key.isRequired ? " (required)" : ""), content] + also)
      .joined(separator: "\n")
  }

  private var content: String {
    let keys = key.shape.inner
    let width = keys.map(\.name.count).max() ?? 0
    let lines = keys.map { key in
      let pad = String(repeating: " ", count: width - key.name.count)
      return "  \(key.name)\(pad)  \(key.words)\(key.isRequired ? " (required)" : "")"
    }
    return (["  \(key.words).", "  \(value)"] + lines).joined(separator: "\n")
  }

  private var value: String { "Value: \(key.shape.words)" }
}

extension SceneShape {
  /// The keys that a value can have, wherever in it.
  fileprivate var inner: [SceneKey] {
    var keys: [SceneKey] = []
    func collect(_ shape: SceneShape) {
      switch shape {
      case .mapping(let own, _):
        keys += own.filter { key in !keys.contains { $0.name == key.name } }
      case .list(let item, _): collect(item)
      case .either(let shapes): shapes.forEach(collect)
      case .text, .version, .number, .wholeNumber, .duration, .byteCount, .flag, .color, .word:
        break
      }
    }
    collect(self)
    return keys
  }
}
