import SwiftSyntax

/// A `main.swift` whose statements start the app with `UIApplicationMain(…)`. The statements are
/// not run here.
struct MainFile {
  private let tree: SourceFileSyntax

  init(_ tree: SourceFileSyntax) { self.tree = tree }

  /// Blanks all statements and keeps the declarations.
  ///
  /// - Returns: The class of the app's delegate, if a statement names it.
  func blank(in rewriter: FileRewriter) -> String? {
    var delegate: String?
    for item in tree.statements where item.item.as(DeclSyntax.self) == nil {
      let text = item.trimmedDescription
      if text.contains("UIApplicationMain") {
        delegate =
          text
          .firstMatch(of: #/NSStringFromClass\(\s*([\w.]+)\.self/#).map { String($0.1) }
      } else {
        rewriter.report("statements of main.swift are not run", at: item)
      }
      rewriter.edits.blank(item.range)
    }
    return delegate
  }
}
