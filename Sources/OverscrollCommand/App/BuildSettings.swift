import Foundation
import Snapshots

/// Text that refers to Xcode's build settings as `$(NAME)` or `${NAME}`.
enum BuildSettings {
  /// The largest number of bytes of a text with settings. Settings that refer to each other could
  /// make longer ones.
  static let longestText = 10_000
  /// The largest number of times that settings are replaced in the values of settings. A text with
  /// settings that refer to themselves is empty.
  private static let deepest = 8

  /// Replaces the names of settings by their values, also in the values. An unknown setting is
  /// replaced by its default, `$(NAME:default=…)`, or by nothing.
  static func filled(_ text: String, with settings: [String: String]) -> String {
    guard text.contains("$"), text.utf8.count <= longestText else { return text }
    var text = text
    let reference = #/\$[({](\w+)(?::[a-z0-9]+)*(?::default=([^)}]*))?[)}]/#
    for _ in 0..<deepest {
      let filled = text.replacing(reference) {
        settings[String($0.1)] ?? $0.2.map(String.init) ?? ""
      }
      guard filled != text else { return text }
      guard filled.utf8.count <= longestText else { break }
      text = filled
    }
    return ""
  }

  /// Returns the conditional compilation flags that the settings define for Swift, in their order.
  /// `DEBUG` is left out, because the command's options decide about it.
  static func conditions(in settings: [String: String]) -> [String] {
    func words(_ name: String) -> [Substring] {
      filled(settings[name] ?? "", with: settings).replacing("\"", with: "")
        .split(whereSeparator: \.isWhitespace)
    }
    let flags = words("OTHER_SWIFT_FLAGS").joined(separator: " ")
    let defined = flags.matches(of: #/-D[ ]?(\S+)/#).map(\.1)
    return (words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).map(String.init).filter {
      $0.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil && $0 != "DEBUG"
    }
  }

  /// Returns the absolute path of the property list that a target names in `INFOPLIST_FILE`; nil
  /// if it names none.
  ///
  /// - Parameters:
  ///   - settings: The target's build settings.
  ///   - target: The target's name.
  ///   - folder: The absolute path of the project's folder, to which the setting is relative.
  static func propertyList(
    _ settings: [String: String], of target: String, in folder: String
  ) -> String? {
    guard let file = settings["INFOPLIST_FILE"], !file.isEmpty else { return nil }
    var known = settings
    for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { known[name] = folder }
    for name in ["TARGET_NAME", "PRODUCT_NAME", "TARGETNAME"] where known[name] == nil {
      known[name] = target
    }
    let path = filled(file, with: known)
    return path.hasPrefix("/") ? path : folder.appending(file: path)
  }
}
