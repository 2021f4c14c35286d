import ArgumentParser
import Foundation
import Overscroll

/// The target of outputs that `-o` gives.
enum RenderTarget: Equatable {
  case folder(String)
  /// A file, for the only output of its type.
  case file(String, SceneOutput.FileType)
  case standardOutput

  /// Parses a target.
  ///
  /// `-` is standard output. A text that ends with `/` or names an existing directory is a
  /// directory. A text with the extension of an output format is a file. Any other text is a
  /// directory that is created if necessary.
  ///
  /// - Throws: `ValidationError` for an unknown file extension, because a directory of that name is
  ///   unlikely.
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
          + "of that name pass \(text)/")
    }
    self = .folder(text)
  }

  /// Returns the part of the name that looks like a file extension: letters and digits, beginning
  /// with a letter. `v1.2` has none.
  private static func ending(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    let isOne =
      (2...5).contains(ending.count) && ending.first?.isLetter == true
      && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isOne ? String(ending) : nil
  }

  /// The folder that outputs must not leave through symbolic links, or nil if the user named the
  /// file.
  var folder: String? {
    switch self {
    case .folder(let path): path
    case .file, .standardOutput: nil
    }
  }
}
