import SwiftText

/// An `import` statement in a Swift file.
struct ImportStatement {
  /// The module name, such as `UIKit` in `@preconcurrency import class UIKit.UIView`.
  let module: String
  /// The module with its submodules, such as `UIKit.UIGestureRecognizerSubclass`. An imported
  /// declaration is not part of the path.
  let path: String
  /// The byte range of the statement with its attributes and modifiers.
  let range: Range<Int>

  /// Returns the import statements of a file, in order.
  static func statements(in source: SwiftSource) -> [ImportStatement] {
    source.tokens.indices.compactMap { ImportStatement(source, at: $0) }
  }

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

  private init?(_ source: SwiftSource, at index: Int) {
    guard source.has("import", at: index), !source.has(".", at: index - 1) else { return nil }
    var place = index + 1
    let isKind = place < source.tokens.count && Self.kinds.contains(source.tokens[place].text)
    if isKind { place += 1 }
    guard place < source.tokens.count, source.tokens[place].kind == .word else { return nil }
    module = source.tokens[place].text
    var parts = [module]
    while source.has(".", at: place + 1), place + 2 < source.tokens.count {
      place += 2
      parts.append(source.tokens[place].text)
    }
    path = (isKind ? parts.dropLast() : parts[...]).joined(separator: ".")
    var first = index
    while first > 0 {
      if Self.levels.contains(source.tokens[first - 1].text) {
        first -= 1
      } else if first > 1, source.tokens[first - 1].kind == .word, source.has("@", at: first - 2) {
        first -= 2
      } else {
        break
      }
    }
    range = source.tokens[first].range.lowerBound..<source.tokens[place].range.upperBound
  }

  /// Apple modules whose names UIKit provides here.
  ///
  /// This package must not define modules of these names, because other packages test them with
  /// `canImport`.
  static let providedByUIKit: Set = [
    "CoreGraphics", "QuartzCore", "ImageIO", "ObjectiveC", "CoreFoundation",
  ]

  /// The replacement for the import, which has at most as many bytes. Empty if no module replaces
  /// it.
  var replacement: String {
    let instead =
      Self.providedByUIKit.contains(module) || module == "UIKit"
      ? "import UIKit" : module == "Foundation" ? "import Foundation" : ""
    return instead.utf8.count <= range.count ? instead : ""
  }

  /// The advice for the user.
  var advice: String {
    switch module {
    case "UIKit", "Foundation": "submodules are not available: import \(module)"
    case let name where Self.providedByUIKit.contains(name): "UIKit exports its names: import UIKit"
    default: "add a package that provides it, or leave it out with #if canImport(\(module))"
    }
  }
}
