/// The report on the holes that one round made, as JSON in the file named by the third argument.
struct HoleReport: Codable {
  /// A part of a file that does not compile and is left out, or was changed as the compiler
  /// proposes.
  struct Hole: Codable, Hashable {
    /// The path of the user's file.
    let file: String
    let line: Int
    /// The compiler's message.
    let reason: String
    /// The first line of the user's text.
    let text: String
    /// The number of lines with code that are left out.
    let lineCount: Int
  }

  /// A class of UIKit that takes the place of an unknown superclass.
  struct Superclass: Codable, Hashable {
    /// The name of the subclass.
    let type: String
    let superclass: String
    /// The call that reports the replacement when an object of the subclass is created.
    let call: String
  }

  var holes: [Hole] = []
  /// The superclasses that this round has replaced. The module must be rewritten with them, because
  /// the rewriter adds members by superclass.
  var superclasses: [Superclass] = []
  /// The changes by the compiler's own proposals. Their `lineCount` is 0.
  var mends: [Hole] = []
  /// The keys of the changes, for `HoleRequest.mended`.
  var mended: [String] = []
  /// Whether a file was changed.
  var isChanged = false
}
