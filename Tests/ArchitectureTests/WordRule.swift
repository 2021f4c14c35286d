import Foundation

/// A pattern that no source may contain, with the reason.
struct WordRule: Sendable {
  /// Places where the pattern is permitted. Files and folders have a reason.
  enum Exception: Hashable, Sendable {
    case file(_ path: String, _ reason: String)
    case folder(_ path: String, _ reason: String)
    /// Files of these targets that import a C module or declare its functions.
    case callersOfC(_ targets: [String])
    /// Targets to which the rule does not apply.
    case targets(_ names: [String])
    /// Signatures of public declarations, in targets whose interface is Apple's.
    case publicSignatures(_ targets: [String])
    /// The name of a function, as a pattern, in the targets that may call it.
    case calls(_ pattern: String, _ targets: [String])
  }

  enum Subject: Sendable {
    /// The code without comments and the text of string literals.
    case code
    case everything
  }

  let reason: String
  /// The pattern: alternatives of one regular expression.
  let pattern: String
  let subject: Subject
  let exceptions: [Exception]

  init(
    _ reason: String, _ patterns: String..., reads subject: Subject = .code,
    except exceptions: Exception...
  ) {
    self.reason = reason
    self.pattern = patterns.joined(separator: "|")
    self.subject = subject
    self.exceptions = exceptions
  }

  func excuses(_ file: SourceFile) -> Bool {
    exceptions.contains { $0.covers(file) }
  }

  /// Returns the lines that the rule checks, without the text that the exceptions exclude.
  func text(of file: SourceFile, without exceptions: [Exception]) -> [String] {
    var lines = subject == .code ? file.code : file.lines
    for exception in exceptions { lines = exception.excused(lines, in: file) }
    return lines
  }
}

extension WordRule.Exception {
  /// Whether the exception applies to the file or to a part of it.
  func concerns(_ file: SourceFile) -> Bool {
    switch self {
    case .publicSignatures(let targets), .calls(_, let targets): targets.contains(file.target)
    case .file, .folder, .targets, .callersOfC: covers(file)
    }
  }

  /// Whether the exception excludes the whole file.
  func covers(_ file: SourceFile) -> Bool {
    switch self {
    case .file(let path, _): file.path == path
    case .folder(let path, _): file.path.hasPrefix(path)
    case .targets(let names): names.contains(file.target)
    case .callersOfC(let targets):
      targets.contains(file.target)
        && (file.declaresC
          || file.imports.contains { imported in
            ArchitectureRules.targets.contains { $0.libraries.contains(imported.module) }
              || ArchitectureRules.modulesOfC.contains(imported.module)
          })
    case .publicSignatures, .calls: false
    }
  }

  /// Returns the lines with the excluded text replaced by spaces or removed.
  func excused(_ lines: [String], in file: SourceFile) -> [String] {
    switch self {
    case .publicSignatures(let targets) where targets.contains(file.target):
      PublicSignatures.blanked(in: lines)
    case .calls(let pattern, let targets) where targets.contains(file.target):
      lines.map { $0.replacingOccurrences(of: pattern, with: "", options: .regularExpression) }
    case .publicSignatures, .calls, .file, .folder, .targets, .callersOfC: lines
    }
  }
}
