import Foundation

/// An object that cannot be archived.
struct ArchiveError: Error, CustomStringConvertible {
  let description: String

  /// Reports the error to the screen and returns it.
  static func raise(_ words: String, _ file: StaticString, _ line: UInt) -> ArchiveError {
    let place = "\(file):\(line)"
    onMainActorUnchecked { RuntimeProblems.raise(.archive(words), place: place) }
    return ArchiveError(description: "\(place): \(words)")
  }
}
