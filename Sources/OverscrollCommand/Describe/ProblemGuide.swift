/// A page for each kind of problem that a scene file can have by itself or with a screen of the program. Tests read every example: the wrong
/// one has its problem and no other error, the right one has none.
package enum ProblemGuide {
  /// In the order in which a file is read.
  package static var pages: [ProblemPage] { text + meaning + screen }

  /// Nil for what needs no page, or an app.
  package static func page(for code: String) -> ProblemPage? { pages.first { $0.code == code } }
}
