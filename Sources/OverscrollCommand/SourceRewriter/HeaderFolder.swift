import Foundation

/// The headers of an Objective-C library in one folder, prepared so that clang reads them without
/// Apple's frameworks.
struct HeaderFolder {
  let path: String
  /// The name of the module of the headers.
  static let module = "OverscrollLibrary"
  /// The paths of the library's headers, and of the copies.
  private let headers: [(original: String, copy: String)]
  private let prelude: String
  /// The declarations of names that the headers use and that neither they nor the prelude declare.
  private var missing: [String: String] = [:]

  /// Copies the headers and removes the imports of other modules.
  ///
  /// - Parameters:
  ///   - headers: The paths of the headers. Of equal file names, the first is used.
  ///   - prelude: The path of `Headers/prelude.h`.
  init(_ headers: [String], prelude: String, in path: String) throws {
    self.path = path
    self.prelude = prelude
    var names: Set<String> = []
    self.headers = headers.compactMap { header in
      let name = URL(filePath: header).lastPathComponent
      return names.insert(name).inserted ? (header, path + "/library/" + name) : nil
    }.sorted { $0.copy < $1.copy }
    for folder in ["library", "apple"] {
      try FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
    for (original, copy) in self.headers {
      let text = String(decoding: try Data(contentsOf: URL(filePath: original)), as: UTF8.self)
      try Self.write(Self.withoutImports(text, except: names), to: copy)
    }
    try Self.write(
      """
      module OverscrollApple { header "apple/apple.h" export * }
      module \(Self.module) { header "library.h" export \(Self.module) }
      """, to: path + "/module.modulemap")
    let imports = self.headers.map {
      "#import \"library/\(URL(filePath: $0.copy).lastPathComponent)\"\n"
    }
    try Self.write("#import \"apple/apple.h\"\n" + imports.joined(), to: path + "/library.h")
    try writePrelude()
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Returns the header's text with the imports of the library's own headers by file name, and
  /// without others.
  private static func withoutImports(_ text: String, except own: Set<String>) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (place, line) in lines.enumerated() {
      guard
        let match = line.firstMatch(
          of: #/^\s*(?:#\s*(?:import|include)\s*[<"]([^>"]+)[>"]|@import\s+[\w.]+\s*;)/#)
      else { continue }
      let name = match.1.map { URL(filePath: String($0)).lastPathComponent } ?? ""
      lines[place] = own.contains(name) ? "#import \"\(name)\"" : ""
    }
    return withoutBodies(lines.joined(separator: "\n"))
  }

  /// Returns the text with inline functions only declared. Their bodies use what is not known here.
  private static func withoutBodies(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    let inline = #/\b(?:inline|NS_INLINE|CG_INLINE|UIKIT_STATIC_INLINE)\b[^;{}#]*\)[^;{}#]*(?=\{)/#
    while let match = rest.firstMatch(of: inline) {
      result += rest[..<match.range.upperBound] + ";"
      rest = rest[match.range.upperBound...]
      var depth = 0
      while let character = rest.popFirst() {
        if character == "\n" { result.append(character) }
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth == 0 { break }
      }
    }
    return result + rest
  }

  private func writePrelude() throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: prelude)), as: UTF8.self)
    let added = missing.sorted { $0.key < $1.key }.map(\.value)
    try Self.write(
      ([text] + added).joined(separator: "\n") + "\n", to: path + "/apple/apple.h")
  }

  // MARK: - Missing names

  /// The maximum number of times that the headers are parsed. A name can hide the use of another.
  private static let maximumRounds = 24

  /// Declares the names that the headers use without declaring them.
  mutating func declareMissingNames() throws {
    try defineMacros()
    for _ in 0..<Self.maximumRounds {
      let known = missing
      for error in CompilerMessage.parse(path + "/library.h", clangArguments) { declare(error) }
      guard missing != known else { break }
      try writePrelude()
    }
  }

  /// The arguments with which clang parses the headers.
  var clangArguments: [String] {
    [
      "-x", "objective-c", "-fblocks", "-fobjc-runtime=macosx", "-w", "-ferror-limit=0",
      "-I\(path)", "-I\(path)/library",
    ]
  }

  /// The arguments with which Swift imports the headers. Declarations with errors are skipped.
  var swiftArguments: [String] {
    let clang = [
      "-fblocks", "-fobjc-runtime=macosx", "-w", "-ferror-limit=0", "-Xclang",
      "-fallow-pcm-with-compiler-errors",
    ]
    return ["-I", path, "-Xfrontend", "-enable-objc-interop"] + clang.flatMap { ["-Xcc", $0] }
  }

  /// Defines the availability macros of Apple's headers as nothing.
  private mutating func defineMacros() throws {
    let prefixes =
      "NS|UI|API|CF|CG|IB|AV|MK|OBJC|UIKIT|FOUNDATION|SWIFT|XCODE|DEPRECATED|__IOS|__OSX"
    let regex = try Regex<(Substring, Substring, Substring?)>(
      #"\b((?:\#(prefixes))_[A-Z0-9_]+)\b\s*(\()?"#)
    let known = String(decoding: try Data(contentsOf: URL(filePath: prelude)), as: UTF8.self)
    let texts = try headers.map {
      String(decoding: try Data(contentsOf: URL(filePath: $0.copy)), as: UTF8.self)
    }
    func isDefined(_ name: Substring) -> Bool {
      ([known] + texts).contains { $0.contains("#define \(name)") }
    }
    for text in texts {
      for match in text.matches(of: regex) where missing[String(match.1)] == nil {
        guard !isDefined(match.1) else { continue }
        missing[String(match.1)] = "#define \(match.1)\(match.2 == nil ? "" : "(...)")"
      }
    }
    try writePrelude()
  }

  private mutating func declare(_ error: CompilerMessage) {
    guard let data = FileManager.default.contents(atPath: error.file), error.offset < data.count
    else { return }
    let rest = String(decoding: data[error.offset...].prefix(400), as: UTF8.self)
    let written = error.text.firstMatch(of: #/'(\w+)'/#).map { String($0.1) }
    func name(_ type: String, _ text: String) {
      if missing[type] == nil { missing[type] = text }
    }
    let declaration = { (type: String) in "@interface \(type) : NSObject\n@end" }
    // An object behind a name without `*`, such as `CFStringRef` and `NSRunLoopMode`.
    let isObject = error.text.contains("cannot be applied to non-pointer")
    if isObject, let match = error.text.firstMatch(of: #/type '(\w+)' \(aka 'enum/#) {
      missing[String(match.1)] = "typedef struct \(match.1)Overscroll *\(match.1);"
    } else if error.text.contains("protocol"), let written {
      name(written, "@protocol \(written)\n@end")
    } else if error.text.contains("interface declaration") || error.text.contains("superclass"),
      let written
    {
      name(written, declaration(written))
    } else if error.text.contains("undeclared function"), let written {
      name(written, "long \(written)();")
    } else if let match = rest.prefixMatch(of: #/(?:const\s+)?(\w+)(\s*[<*]|\s+_\w+\s*\*)?/#),
      ["unknown type name", "expected a type", "undeclared identifier"].contains(
        where: error.text.contains)
    {
      let type = String(match.1)
      if match.2 != nil {
        name(type, declaration(type))
      } else if error.text.contains("undeclared identifier") {
        name(type, "extern const long \(type);")
      } else {
        name(type, "typedef NS_ENUM(NSInteger, \(type)) { \(type)Overscroll };")
      }
    }
  }
}
