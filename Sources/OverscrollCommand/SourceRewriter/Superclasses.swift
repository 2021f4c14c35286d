import SwiftParser
import SwiftSyntax

/// Replaces unknown superclasses in a file.
final class Superclasses: SyntaxVisitor {
  private let superclasses: [HoleReport.Superclass]
  private var edits = TextEdits([])

  init(_ superclasses: [HoleReport.Superclass]) {
    self.superclasses = superclasses
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the text with the superclasses replaced. Its lines stay.
  func applied(to text: String) -> String {
    if superclasses.isEmpty { return text }
    edits = TextEdits(Array(text.utf8))
    walk(Parser.parse(source: text))
    return String(decoding: edits.result, as: UTF8.self)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let known = superclasses.first(where: { $0.type == node.name.text }),
      let first = node.inheritanceClause?.inheritedTypes.first
    else { return .visitChildren }
    edits.replace(first.type.range, with: known.superclass)
    edits.insert(
      "; private let \(HoleMaker.function)_superclass: Void = \(known.call) ",
      at: node.memberBlock.rightBrace.range.lowerBound)
    return .visitChildren
  }
}
