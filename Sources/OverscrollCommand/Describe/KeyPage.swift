import Overscroll

/// The documentation of one key of scene files.
struct KeyPage {
  /// The dotted path of the key, such as `timeline.drag.by`.
  let path: String
  private let key: SceneKey
  /// The other paths at which an identical key occurs.
  private var others: [String] = []

  private init(path: String, key: SceneKey) { (self.path, self.key) = (path, key) }

  /// Returns the pages of all keys, each key before the keys inside its value.
  ///
  /// - Parameter screens: The screens that `screen` can name.
  static func all(_ screens: [ScreenOutline]) -> [KeyPage] {
    pages(SceneSchema.root(screens), below: "")
  }

  /// Returns the pages without repetitions: identical keys share the page of their first
  /// occurrence.
  ///
  /// - Parameter name: A key's path, or the end of a path. Nil selects all keys.
  static func distinct(_ screens: [ScreenOutline], called name: String? = nil) -> [KeyPage] {
    var (pages, places) = ([KeyPage](), [String: Int]())
    for page in all(screens) where name.map(page.isCalled) ?? true {
      // Keys are identical if their names and their documentation are equal.
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

  /// Whether a name refers to this key: it is the key's path or the end of it.
  func isCalled(_ name: String) -> Bool { path == name || path.hasSuffix(".\(name)") }

  var text: String {
    let also = others.isEmpty ? [] : ["  Also at: \(others.joined(separator: ", "))."]
    return ([path + (key.isRequired ? " (required)" : ""), content] + also)
      .joined(separator: "\n")
  }

  private var content: String {
    let keys = key.shape.inner
    let width = keys.map(\.name.count).max() ?? 0
    let lines = keys.map { key in
      let pad = String(repeating: " ", count: width - key.name.count)
      return
        "  \(key.name)\(pad)  \(key.words)\(key.valueWords)\(key.isRequired ? " (required)" : "")"
    }
    return (["  \(key.words).", "  \(value)"] + lines).joined(separator: "\n")
  }

  private var value: String { "Value: \(key.shape.words)" }
}

extension SceneKey {
  /// The most words that a line about a key lists.
  private static let wordLimit = 12

  /// The words that are the key's values, after a colon; empty for other values and long lists.
  fileprivate var valueWords: String {
    guard case .word(let words) = shape, (1...Self.wordLimit).contains(words.count) else {
      return ""
    }
    return ": " + words.joined(separator: ", ")
  }
}

extension SceneShape {
  /// The keys of the mappings that the value may contain, at any depth of lists and alternatives.
  fileprivate var inner: [SceneKey] {
    var keys: [SceneKey] = []
    func collect(_ shape: SceneShape) {
      switch shape {
      case .mapping(let own, _):
        keys += own.filter { key in !keys.contains { $0.name == key.name } }
      case .list(let item, _): collect(item)
      case .either(let shapes): shapes.forEach(collect)
      case .text, .texts, .version, .number, .wholeNumber, .duration, .date, .byteCount, .flag,
        .color,
        .word:
        break
      }
    }
    collect(self)
    return keys
  }
}
