import ArgumentParser
import Foundation
import Overscroll

/// Where `-o` sends outputs.
enum RenderTarget: Equatable {
  case folder(String)
  /// For the only output of its kind.
  case file(String, SceneOutput.FileType)
  case standardOutput

  /// `-` is standard output; what ends with `/` or is a directory is one; what ends as a file does that is
  /// written is a file; anything else is a directory that may have to be made.
  ///
  /// - Throws: `ValidationError` for what ends as files do that are not written: a directory of that name
  ///   is hardly meant.
  init(_ text: String) throws {
    if text == "-" {
      self = .standardOutput
      return
    }
    var isDirectory = ObjCBool(false)
    let isThere = FileManager.default.fileExists(atPath: text, isDirectory: &isDirectory)
    guard !text.hasSuffix("/"), !(isThere && isDirectory.boolValue) else {
      self = .folder(text)
      return
    }
    if let type = SceneOutput.FileType(fileName: text.fileName) {
      self = .file(text, type)
      return
    }
    if let ending = Self.ending(of: text.fileName) {
      let known = SceneOutput.FileType.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ValidationError(
        "-o \(text): files ending in '.\(ending)' cannot be written, only \(known); for a directory "
          + "of that name write \(text)/")
    }
    self = .folder(text)
  }

  /// What looks like the ending of a file: letters and digits, a letter first. `v1.2` has none.
  private static func ending(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    let isOne =
      (2...5).contains(ending.count) && ending.first?.isLetter == true
      && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isOne ? String(ending) : nil
  }

  /// The folder that outputs must not leave by links; nil where the user has named the file.
  var folder: String? {
    switch self {
    case .folder(let path): path
    case .file, .standardOutput: nil
    }
  }
}
