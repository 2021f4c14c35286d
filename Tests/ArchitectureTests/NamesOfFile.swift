/// The names that a file declares and uses, as far as they can be recognised in its text.
struct NamesOfFile {
  let path: String
  /// Top-level types and type aliases.
  let types: Set<String>
  /// Members, nested types and local names that are not private.
  let members: Set<String>
  /// Private members and parameter labels. Other files that use such a name mean something else.
  let hidden: Set<String>
  /// All words of the code, with the line of their first occurrence.
  let words: [String: Int]
  /// Words that follow a dot or precede a parenthesis, with the line of their first occurrence.
  let uses: [String: Int]

  init(_ file: SourceFile) {
    path = file.path
    var types: Set<String> = [], members: Set<String> = [], hidden: Set<String> = []
    var words: [String: Int] = [:], uses: [String: Int] = [:]
    for (index, line) in file.code.enumerated() {
      let bytes = Array(line.utf8)
      let isIndented = bytes.first == UInt8(ascii: " ")
      var isPrivate = false
      var previous = ""
      var position = 0
      while position < bytes.count {
        guard Self.isWord(bytes[position]) else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let next = position < bytes.count ? bytes[position] : 0
        let before = start > 0 ? bytes[start - 1] : 0
        if word == "private" || word == "fileprivate" { isPrivate = next != UInt8(ascii: "(") }
        if Self.typeWords.contains(previous), !Self.memberWords.contains(word) {
          if isPrivate {
            hidden.insert(word)
          } else if isIndented {
            members.insert(word)
          } else {
            types.insert(word)
          }
        } else if Self.memberWords.contains(previous) {
          if isPrivate { hidden.insert(word) } else { members.insert(word) }
        } else if next == UInt8(ascii: ":"), word.first?.isLowercase == true {
          hidden.insert(word)
        }
        words[word] = words[word] ?? index + 1
        if before == UInt8(ascii: ".") || next == UInt8(ascii: "(") {
          uses[word] = uses[word] ?? index + 1
        }
        previous = word
      }
    }
    (self.types, self.members, self.hidden) = (types, members, hidden)
    (self.words, self.uses) = (words, uses)
  }

  private static let typeWords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberWords: Set = [
    "func", "var", "let", "case", "subscript", "init", "override",
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
