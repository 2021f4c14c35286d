import Foundation

/// The record of a module's compilation: the texts of its files in each round of leaving parts out,
/// and the parts that each round left out.
///
/// A later build repeats the rounds for changed files alone. It meets the other files as they were
/// in the same round, so that it leaves out the same parts as a compilation of all files.
struct CompiledRecord: Codable {
  /// The paths of the compiled files.
  let paths: [String]
  /// The texts of all files by path, and after each round the texts of those that it changed.
  private(set) var texts: [[String: String]]
  /// The result of each round.
  private(set) var reports: [HoleReport] = []
  /// The sizes, times and numbers of the object files, by which a change of one is detected.
  var objects: [String] = []
  /// The hashes of the modules of the imported libraries.
  var libraries: [String] = []

  /// - Parameter texts: The texts of the files at `paths`, before the first round.
  init(paths: [String], texts: [String: String]) { (self.paths, self.texts) = (paths, [texts]) }

  /// Adds a round.
  ///
  /// - Parameter texts: The texts of all files after the round.
  mutating func add(_ report: HoleReport, _ texts: [String: String]) {
    let last = reports.count
    let changed = texts.filter { path, new in text(path, in: last) != new }
    self.texts.append(changed)
    reports.append(report)
  }

  /// Returns the text of a file in a round, counted from 0; in the last round if there are fewer.
  func text(_ path: String, in round: Int) -> String? {
    texts.prefix(round + 1).last { $0[path] != nil }?[path]
  }

  /// Whether two texts differ only in bodies of functions, so that other files of the module are
  /// compiled to the same code.
  static func haveSameInterface(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    if one == other { return true }
    guard let old = SourceInterface(of: one), let new = SourceInterface(of: other) else {
      return false
    }
    return old == new
  }
}
