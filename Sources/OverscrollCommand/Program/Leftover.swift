/// Something that a process leaves behind if it ends early, with its later removal.
struct Leftover: Codable, Equatable {
  enum Kind: String, Codable {
    /// An unfinished file at a path.
    case file
    /// The process group of a tool, by its number.
    case tool
  }

  let kind: Kind
  let name: String
  /// Whether it is there. False once the process itself has removed it.
  let isPresent: Bool

  /// Tells the program that started this process, if any.
  static func note(_ kind: Kind, _ name: String, isPresent: Bool) {
    RecordPipe.own?.send(
      .leftover, encoding: Leftover(kind: kind, name: name, isPresent: isPresent))
  }
}
