/// The pages about each kind of problem that a scene file can have, alone or with a screen of the
/// program.
///
/// Tests read every example. The wrong one has its problem and no other error; the right one has
/// none.
package enum ProblemGuide {
  /// All pages, in the order in which a file is checked.
  package static var pages: [ProblemPage] { text + meaning + outputs + variants + screen }

  /// Returns the page for a problem code. Nil for problems that need no page and for those of apps.
  package static func page(for code: String) -> ProblemPage? { pages.first { $0.code == code } }
}
