import Foundation

/// A table of texts from a `.strings` file: `"key" = "text";` with comments, in UTF-8 or UTF-16, or
/// a property list.
///
/// Foundation can read such files too, but it reports a wrong line and prints another one to the
/// terminal.
struct StringsFile {
  /// An error with the line, counted from 1, at which reading stopped; nil if unknown.
  struct Damaged: Error {
    let line: Int?
  }

  let texts: [String: String]

  /// Reads a file.
  ///
  /// - Throws: `Damaged`.
  init(_ data: Data) throws(Damaged) {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      do {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let texts = list as? [String: String] else { throw Damaged(line: 1) }
        self.texts = texts
      } catch {
        throw error as? Damaged ?? Damaged(line: DamagedLine.propertyList(error))
      }
      return
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw Damaged(line: nil)
    }
    var reader = Reader(text)
    texts = try reader.read()
  }

  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ text: String) {
      scalars = Array(text.unicodeScalars)
      if scalars.first == "\u{FEFF}" { place = 1 }
    }

    private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }
    private var line: Int { 1 + scalars[..<place].count { $0 == "\n" } }

    mutating func read() throws(Damaged) -> [String: String] {
      var texts: [String: String] = [:]
      try skip()
      while next != nil {
        let key = try word()
        try skip()
        if next == ";" {
          texts[key] = key
        } else {
          try expect("=")
          try skip()
          texts[key] = try word()
          try skip()
        }
        try expect(";")
        try skip()
      }
      return texts
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(Damaged) {
      guard next == scalar else { throw Damaged(line: line) }
      place += 1
    }

    /// Skips spaces and comments.
    private mutating func skip() throws(Damaged) {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          place += 1
        } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
          while let scalar = next, scalar != "\n" { place += 1 }
        } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
          let start = line
          place += 2
          while !(next == "*" && place + 1 < scalars.count && scalars[place + 1] == "/") {
            guard next != nil else { throw Damaged(line: start) }
            place += 1
          }
          place += 2
        } else {
          return
        }
      }
    }

    /// Reads a quoted string, or an unquoted word of letters, digits and `_.-$/:`.
    private mutating func word() throws(Damaged) -> String {
      var text = String.UnicodeScalarView()
      guard next == "\"" else {
        while let scalar = next,
          scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_.-$/:".unicodeScalars.contains(scalar)
        {
          text.append(scalar)
          place += 1
        }
        guard !text.isEmpty else { throw Damaged(line: line) }
        return String(text)
      }
      let start = line
      place += 1
      while let scalar = next, scalar != "\"" {
        place += 1
        text.append(
          contentsOf: scalar == "\\" ? escaped().unicodeScalars : String(scalar).unicodeScalars)
      }
      guard next != nil else { throw Damaged(line: start) }
      place += 1
      return String(text)
    }

    /// Returns the meaning of an escape sequence after its backslash; `\U00e9` is a UTF-16 code
    /// unit.
    private mutating func escaped() -> String {
      guard let scalar = next else { return "" }
      place += 1
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = scalars[place...].prefix(4).map(String.init).joined()
        guard digits.unicodeScalars.count == 4, let unit = UInt16(digits, radix: 16) else {
          return String(scalar)
        }
        place += 4
        return String(decoding: [unit], as: UTF16.self)
      default: return String(scalar)
      }
    }
  }
}
