/// A pattern that no source may contain, with the reason.
struct WordRule: Sendable {
  /// Places where the pattern is allowed. Exceptions for a file or folder carry their reason.
  enum Exception: Sendable {
    case file(_ path: String, _ reason: String)
    case folder(_ path: String, _ reason: String)
    /// Files of these targets that import a C module or declare its functions.
    case callersOfC(_ targets: [String])
    /// Targets to which the rule does not apply.
    case targets(_ names: [String])
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
}

extension WordRule.Exception {
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
          })
    }
  }
}
