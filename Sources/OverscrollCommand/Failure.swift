import Overscroll
package import Typography

/// What stops a command.
package enum Failure: Error {
  case cannotRead(scene: String, SystemError)
  /// The scene, or playing it, in words that have their places in the file.
  case invalidScene(String)
  /// An image that is there and cannot be decoded, with what its decoder says.
  case damagedImage(path: String, any Error)
  case damagedFont(FontError)
  /// There are warnings, and `--strict`.
  case warnings
  case cannotMakeDirectory(String, SystemError)
  case cannotWrite(String, SystemError)
  case cannotWriteStandardOutput(SystemError)

  var status: ExitStatus {
    switch self {
    case .cannotRead: .inputNotFound
    case .invalidScene, .damagedImage, .damagedFont, .warnings: .invalidInput
    case .cannotMakeDirectory, .cannotWrite, .cannotWriteStandardOutput: .cannotWrite
    }
  }
}

extension Failure {
  /// Words for people. `FILE: error: …` where a file that was read is at fault, else `error: …`.
  var message: String {
    switch self {
    case .cannotRead("-", let reason): "error: cannot read standard input: \(reason.words)"
    case .cannotRead(let path, let reason):
      "error: cannot read the scene file \(path): \(reason.words)"
    case .invalidScene(let text): text
    case .damagedImage(let path, let error): "\(path): error: \(error)"
    case .damagedFont(let error): "error: \(error)"
    case .warnings: "error: there are warnings, which --strict makes errors"
    case .cannotMakeDirectory(let path, let reason):
      "error: cannot make the directory \(path): \(reason.words)"
    case .cannotWrite(let path, let reason): "error: cannot write \(path): \(reason.words)"
    case .cannotWriteStandardOutput(let reason):
      "error: cannot write to standard output: \(reason.words)"
    }
  }
}
