import Foundation
import SwiftParser
import SwiftSyntax

/// Makes holes in a rewritten file: the smallest parts that the compiler refuses are replaced by
/// calls that report them when they are reached.
///
/// A part that is never called, such as an overriding method or a conformance, is reported when an
/// object of its class is created.
final class HoleMaker {
  /// The function of UIKit here that reports a hole, and returns a value if one is needed.
  static let function = "_hole"

  let file: HoleRequest.File
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  private let userLines: [Substring]
  /// Whether the user's file has a syntax error.
  let isMalformed: Bool
  var changes: [Change] = []
  private(set) var mended: [String] = []
  var superclasses: [HoleReport.Superclass] = []
  /// The ranges of the bodies of types whose superclass or protocols are unknown.
  private var unsettled: [Range<Int>] = []
  /// The proposals that earlier rounds have followed, once for each time.
  private let earlier: [String]
  private let coarseness: HoleRequest.Coarseness

  struct Change {
    let range: Range<Int>
    let text: String
    let hole: HoleReport.Hole?
    var isMend = false
  }

  init(_ file: HoleRequest.File, in request: HoleRequest) throws {
    self.file = file
    (earlier, coarseness) = (request.mended, request.coarseness)
    let source = String(decoding: try Data(contentsOf: URL(filePath: file.source)), as: UTF8.self)
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: file.source, tree: tree)
    bytes = Array(source.utf8)
    let user = (try? Data(contentsOf: URL(filePath: file.path))) ?? Data()
    let userText = String(decoding: user, as: UTF8.self)
    userLines = Self.lines(userText)
    isMalformed = file.path.hasSuffix(".swift") && Parser.parse(source: userText).hasError
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  // MARK: - Results

  /// Writes the changed file.
  ///
  /// - Returns: The holes and the changes that the compiler proposed. Both are empty, and
  ///   `isChanged` is false, if the file stays as it was.
  func write() throws -> HoleReport {
    var report = HoleReport()
    (report.mended, report.superclasses) = (mended, superclasses)
    // A part inside another one that is left out needs no change of its own.
    let sorted = changes.sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var edits = TextEdits(bytes)
    var end = -1
    for change in sorted where change.range.lowerBound >= end {
      if change.range.isEmpty {
        edits.insert(change.text, at: change.range.lowerBound)
      } else {
        edits.replace(change.range, with: change.text)
        end = change.range.upperBound
      }
      if let hole = change.hole {
        if change.isMend { report.mends.append(hole) } else { report.holes.append(hole) }
      }
    }
    guard !changes.isEmpty else { return report }
    let result = edits.result
    report.isChanged = result != bytes
    if report.isChanged { try Data(result).write(to: URL(filePath: file.source)) }
    return report
  }

  // MARK: - Messages

  /// Notes the types whose superclass or protocols are unknown.
  func note(_ message: CompilerMessage) {
    guard let token = token(at: message.offset),
      case .inherited(let type) = HoleTarget(around: token, coarseness),
      let block = type.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    else { return }
    unsettled.append(block.range)
  }

  /// Finds a place for an error of the file.
  ///
  /// Errors in a type with an unknown superclass or protocol wait for the next round, because most
  /// of them follow from it.
  ///
  /// - Parameter others: The makers of the module's other files, in which notes of the message can
  ///   lie.
  func take(_ message: CompilerMessage, others: [String: HoleMaker]) {
    if unsettled.contains(where: { $0.contains(message.offset) }) { return }
    let isDone =
      mend(message) || giveStubs(message) || giveValues(message, others) || endFunction(message)
      || removeOverride(message) || replaceArguments(message) || sendMessage(message)
    if !isDone { leaveOut(message) }
  }

  func token(at offset: Int) -> TokenSyntax? {
    guard offset < bytes.count else { return tree.lastToken(viewMode: .sourceAccurate) }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// Whether the rewriter has added the line.
  private func isGenerated(_ line: Int) -> Bool {
    line > userLines.count && (file.path.isEmpty || file.path.hasSuffix(".swift"))
  }

  private func reason(_ message: CompilerMessage) -> String {
    let isUnknown = message.text.contains("in scope") || message.text.contains("no type named")
    guard isUnknown, !file.missing.isEmpty else { return message.text }
    return "\(message.text) (no \(file.missing.joined(separator: ", ")))"
  }

  func hole(
    _ message: CompilerMessage, at offset: Int, _ range: Range<Int>? = nil
  ) -> HoleReport.Hole {
    let line =
      converter.location(for: AbsolutePosition(utf8Offset: offset)).line
      - SourcePlace.lineCount(in: bytes)
    let text = line <= userLines.count ? userLines[line - 1] : ""
    let lines = range.map { Self.lines(String(decoding: bytes[$0], as: UTF8.self)) } ?? []
    return HoleReport.Hole(
      file: file.path, line: line, reason: reason(message),
      text: text.trimmingCharacters(in: .whitespaces),
      lineCount: lines.count { $0.contains { !$0.isWhitespace } })
  }

  func call(_ hole: HoleReport.Hole) -> String {
    let text = "\(hole.file):\(hole.line): left out: \(hole.reason)"
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: " ")
    return "\(Self.function)(\"\(escaped)\")"
  }

  // MARK: - The compiler's proposals

  /// The messages whose proposals only spell out what the code means.
  private static let proposals = [
    "has been renamed to", "has been replaced by", "requires an 'override' keyword",
    "must be provided by subclass", "cannot be used with 'convenience'",
  ]

  /// Makes the change that the compiler proposes, if it is safe and was not made before.
  private func mend(_ message: CompilerMessage) -> Bool {
    guard Self.proposals.contains(where: message.text.contains), !isGenerated(message.line)
    else { return false }
    let fixes = (message.fixIts.isEmpty ? message.notes.flatMap(\.fixIts) : message.fixIts)
    let key = "\(file.path):\(message.line):\(message.text)"
    guard !fixes.isEmpty, fixes.allSatisfy({ !$0.text.contains("<#") }), canFollow(key)
    else { return false }
    mended.append(key)
    let told = hole(message, at: message.offset)
    for (index, fix) in fixes.enumerated() {
      var range = fix.range
      if fix.text.contains("."), isImplicitMember(range.lowerBound) {
        // `.oldName` becomes `Type.newName`.
        range = range.lowerBound - 1..<range.upperBound
      }
      var text = fix.text
      if text.contains("required init"), let owner = incompleteClass(message) {
        // The compiler proposes a new line after the last member, and the class can end in that
        // member's line. The actor can be one that the superclass does not have.
        let brace = owner.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        range = brace..<brace
        let lines = text.replacingOccurrences(of: "@MainActor required", with: "required")
          .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        text = "; \(owner.modifiers.isPublic ? "public " : "")" + lines.joined(separator: " ") + " "
      }
      changes.append(
        Change(range: range, text: text, hole: index == 0 ? told : nil, isMend: true))
    }
    return true
  }

  /// The class that lacks an initialiser of its superclass. The compiler places the message behind
  /// the class, if the rewriter has added members in the last line.
  private func incompleteClass(_ message: CompilerMessage) -> ClassDeclSyntax? {
    let token = token(at: message.offset)
    let around = [token, token?.previousToken(viewMode: .sourceAccurate)].compactMap { token in
      var node = token.map { Syntax($0) }
      while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
      return node?.as(ClassDeclSyntax.self)
    }
    return around.first { owner in
      let superclass = owner.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      return superclass.map { message.text.hasSuffix("of '\($0)'") } == true
    } ?? around.first
  }

  /// Whether a proposal may be followed. A change in a part that is left out in the same round is
  /// lost, so a proposal is tried again.
  private func canFollow(_ key: String) -> Bool { earlier.count { $0 == key } < 2 }

  private func isImplicitMember(_ offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: "."),
      let access = token(at: offset)?.parent?.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.base == nil
  }

  /// Adds the members that a conformance lacks, as the compiler proposes them, with holes as their
  /// bodies.
  private func giveStubs(_ message: CompilerMessage) -> Bool {
    guard message.text.contains("does not conform to protocol") else { return false }
    let fixes = (message.fixIts + message.notes.flatMap(\.fixIts)).filter {
      $0.text.contains("<#code#>")
    }
    let key = "\(file.path):\(message.line):\(message.text)"
    guard let fix = fixes.max(by: { $0.text.count < $1.text.count }), canFollow(key)
    else { return false }
    mended.append(key)
    let told = hole(message, at: message.offset)
    let text = fix.text.replacingOccurrences(of: "<#code#>", with: call(told))
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let bodies = text.replacingOccurrences(of: "} func", with: "}; func")
    changes.append(Change(range: fix.range, text: " " + bodies + " ", hole: told))
    return true
  }

  // MARK: - Missing values

  /// Gives initial values to variables that are not initialised because their values are holes.
  private func giveValues(_ message: CompilerMessage, _ others: [String: HoleMaker]) -> Bool {
    let words = [
      "has no initializers", "without initializing all stored properties",
      "before being initialized", "not initialized", "before all stored properties",
    ]
    guard words.contains(where: message.text.contains) else { return false }
    var isDone = false
    for note in message.notes {
      guard let maker = note.file == file.source ? self : others[note.file] else { continue }
      if maker.giveValue(message, to: maker.token(at: note.offset)) { isDone = true }
    }
    if !isDone, let name = message.text.split(separator: "'").dropFirst().first,
      name.hasPrefix("self.")
    {
      isDone = giveValue(message, to: property(String(name.dropFirst(5)), around: message.offset))
    }
    return isDone
  }

  private func property(_ name: String, around offset: Int) -> TokenSyntax? {
    var node = token(at: offset).map { Syntax($0) }
    while let current = node {
      let members = current.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
      for member in members ?? [] {
        for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
          if binding.pattern.trimmedDescription == name {
            return binding.pattern.firstToken(viewMode: .sourceAccurate)
          }
        }
      }
      node = current.parent
    }
    return nil
  }

  private func giveValue(_ message: CompilerMessage, to token: TokenSyntax?) -> Bool {
    var node = token.map { Syntax($0) }
    while let current = node, !current.is(PatternBindingSyntax.self) { node = current.parent }
    guard let binding = node?.as(PatternBindingSyntax.self), binding.initializer == nil,
      binding.accessorBlock == nil, let type = binding.typeAnnotation,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    let told = hole(message, at: binding.range.lowerBound)
    let end = type.range.upperBound
    guard !changes.contains(where: { $0.range == end..<end }) else { return true }
    changes.append(Change(range: end..<end, text: " = " + call(told), hole: told))
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      changes.append(Change(range: variable.bindingSpecifier.range, text: "var", hole: nil))
    }
    return true
  }

  /// Ends a function whose `return` became a hole.
  private func endFunction(_ message: CompilerMessage) -> Bool {
    guard message.text.hasPrefix("missing return in"), let brace = token(at: message.offset),
      brace.tokenKind == .rightBrace
    else { return false }
    let told = hole(message, at: message.offset)
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    changes.append(
      Change(range: offset..<offset, text: "; return " + call(told) + " ", hole: told))
    return true
  }

  /// Makes a method of one that overrides nothing. UIKit here never calls it.
  private func removeOverride(_ message: CompilerMessage) -> Bool {
    guard message.text.hasSuffix("from its superclass"),
      message.text.contains("does not override"), let token = token(at: message.offset)
    else { return false }
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
    guard let item = node?.as(MemberBlockItemSyntax.self),
      let modifier = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .first(where: { $0.name.text == "override" })
    else { return false }
    let told = hole(message, at: message.offset)
    changes.append(Change(range: modifier.range, text: "", hole: told))
    tellWhenMade(told, in: Syntax(item))
    return true
  }

  // MARK: - Leaving out

  private func leaveOut(_ message: CompilerMessage) {
    guard let token = token(at: message.offset),
      let target = HoleTarget(around: token, coarseness)
    else { return }
    let node = target.node
    let range = node.range
    guard !changes.contains(where: { $0.range == range }) else { return }
    let told =
      isGenerated(message.line) || isInGenerated(node)
      ? nil : hole(message, at: range.lowerBound, range)
    let text = told.map(call) ?? ""
    switch target {
    case .statement(let item): leaveOut(item, text, told)
    case .body, .value: changes.append(Change(range: range, text: text, hole: told))
    case .member(let item): leaveOut(item, told)
    case .inherited(let type): leaveOut(type, told)
    case .switchCase, .attribute: changes.append(Change(range: range, text: "", hole: told))
    }
  }

  /// Whether a node lies in a function that the rewriter has added.
  private func isInGenerated(_ node: Syntax) -> Bool {
    var node: Syntax? = node
    while let current = node {
      if current.as(FunctionDeclSyntax.self)?.name.text.hasPrefix("_overscroll") == true {
        return true
      }
      node = current.parent
    }
    return false
  }

  private func leaveOut(_ item: CodeBlockItemSyntax, _ call: String, _ told: HoleReport.Hole?) {
    var (range, text) = (item.range, call)
    if let statement = item.item.as(ReturnStmtSyntax.self), let value = statement.expression {
      range = value.range
    } else if let declaration = item.item.as(DeclSyntax.self),
      !declaration.is(VariableDeclSyntax.self)
        || item.parent?.parent?.is(SourceFileSyntax.self) == true
    {
      text = ""
    }
    changes.append(Change(range: range, text: text, hole: told))
  }

  private func leaveOut(_ item: MemberBlockItemSyntax, _ told: HoleReport.Hole?) {
    changes.append(Change(range: item.range, text: "", hole: told))
    let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if let told, modifiers?.has("override") == true, !item.decl.is(InitializerDeclSyntax.self) {
      tellWhenMade(told, in: Syntax(item))
    }
  }

  /// Adds a property to the class around a node whose initial value reports a hole.
  func tellWhenMade(_ hole: HoleReport.Hole, in node: Syntax) {
    var node: Syntax? = node
    while let current = node, !current.is(ClassDeclSyntax.self) {
      if current.is(ExtensionDeclSyntax.self) || current.is(StructDeclSyntax.self) { return }
      node = current.parent
    }
    guard let block = node?.as(ClassDeclSyntax.self)?.memberBlock else { return }
    let offset = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let name = "\(Self.function)_\(hole.line)_\(changes.count)"
    changes.append(
      Change(
        range: offset..<offset, text: "; private let \(name): Void = \(call(hole)) ", hole: nil))
  }
}
