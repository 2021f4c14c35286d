/// Comments, titles of sections and display names of tests are plain English, as far as a machine can tell: no riddles as
/// openers, no imported idioms, no lines that an editor at 100 columns breaks.
enum ProseCheck {
  struct Rule: Sendable {
    let reason: String
    /// A regular expression, matched against a whole comment on one line.
    let pattern: String
    var readsPlainComments = true
  }

  static let rules = [
    Rule(
      reason: "documentation starts with the thing or with a verb",
      pattern: #"^(The same|Kept|As above|Likewise|What|Who|Where|How|When|Of)\b"#,
      readsPlainComments: false),
    Rule(
      reason: "documentation is more than one word", pattern: #"^\S+$"#, readsPlainComments: false),
    Rule(
      reason: "documentation says what a member without effect is for in UIKit",
      pattern: #"^Does nothing\.$"#, readsPlainComments: false),
    Rule(
      reason: "an idiom that strangers do not know",
      pattern: #"\bso many\b|\banew\b|\bnothing but\b|\bhas it that\b|\bone's own\b"#),
    Rule(
      reason: "active voice: name who tells or asks whom",
      pattern: #"\b(is|are|was|were) (told|said)\b|\bis to be\b"#),
    Rule(
      reason: "a pronoun for a thing",
      pattern: #"\b[Ww]ho(ever)? (asks|is|has|was|wants|scrolls)\b"#),
  ]

  /// A title of a section names its subject, and so does the display name of a test or suite.
  static let titleRule = Rule(
    reason: "a title starts with its subject",
    pattern: #"^(What|Who|Whoever|Whose|How|That|Where|When|Which|While|Why|It|Its|Of|There)\b"#)

  static let longestLine = 100

  static func violations(in file: SourceFile) throws -> [Violation] {
    let long = file.lines.indices.filter {
      file.lines[$0].count > longestLine && Comment.mark(of: file.lines[$0]) != nil
    }
    .map {
      Violation(
        path: file.path, line: $0 + 1, rule: "a comment has at most \(longestLine) columns")
    }
    let comments = Comment.comments(in: file)
    let expressions = try rules.map { ($0, try Regex($0.pattern)) }
    let riddles = comments.flatMap { comment in
      expressions.compactMap { rule, expression -> Violation? in
        guard comment.isDocumentation || rule.readsPlainComments,
          let match = comment.text.firstMatch(of: expression)
        else { return nil }
        return Violation(
          path: file.path, line: comment.line,
          rule: "\(rule.reason) (`\(comment.text[match.range].prefix(40))`)")
      }
    }
    return try long + riddles + titleViolations(in: file)
      + comments.filter(lacksVerb).map {
        Violation(
          path: file.path, line: $0.line,
          rule: "a function's documentation starts with a verb (`\($0.text.prefix(40))`)")
      }
  }

  private static func titleViolations(in file: SourceFile) throws -> [Violation] {
    let text = file.lines.joined(separator: "\n")
    let expression = try Regex(titleRule.pattern)
    let names = text.matches(of: #/@(?:Test|Suite)\(\s*"([^"\n]*)/#).map(\.1)
    let titles = text.matches(of: #/\/\/ MARK:?[ -]*(.*)/#).map(\.1)
    return (names + titles).filter { $0.contains(expression) }.map { title in
      Violation(
        path: file.path, line: text[..<title.startIndex].count { $0 == "\n" } + 1,
        rule: "\(titleRule.reason) (`\(title.prefix(40))`)")
    }
  }

  /// Whether the comment documents a public function and does not start with a verb in the third person.
  private static func lacksVerb(_ comment: Comment) -> Bool {
    guard comment.isDocumentation,
      comment.declaration.contains(#/^(@\w+(\([^)]*\))? +)*(public|open) ([a-z]+ )*func\b/#)
    else { return false }
    return !comment.text.contains(#/^(\w+s|Called|Never called|Whether|The default|Ignored)\b/#)
  }
}
