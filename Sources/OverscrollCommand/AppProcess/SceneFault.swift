import ArgumentParser

/// An error that playing a scene threw in a child process.
enum SceneFault: Codable, Error {
  /// A failure with the message that was not reported yet. The message is empty otherwise.
  case failure(ExitStatus, problems: [String], message: String)
  /// Wrong arguments, with the message.
  case usage(String)
  case other(String)

  /// Describes an error, and reports it if it is a failure.
  init(_ error: any Error, _ console: Console) {
    switch error {
    case let failure as Failure:
      console.report(failure)
      self = .failure(failure.status, problems: failure.problemCodes, message: "")
    default: self.init(unreported: error)
    }
  }

  init(unreported error: any Error) {
    switch error {
    case let failure as Failure:
      self = .failure(failure.status, problems: failure.problemCodes, message: failure.message)
    case let error as ValidationError: self = .usage(error.message)
    default: self = .other("\(error)")
    }
  }

  /// The error for the command that sent the request.
  var error: any Error {
    switch self {
    case .failure(let status, let problems, let message):
      Failure.inOtherProcess(status, problems: problems, message: message)
    case .usage(let message): ValidationError(message)
    case .other(let words): Failure.invalidScene("error: \(words)")
    }
  }
}
