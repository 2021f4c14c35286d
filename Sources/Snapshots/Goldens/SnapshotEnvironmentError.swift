/// What a variable of the environment says and cannot mean.
public enum SnapshotEnvironmentError: Error, Hashable, Sendable {
  /// `OVERSCROLL_RECORD` is none of `RecordMode`'s names.
  case unknownRecordMode(String)
  /// The variable is set to nothing, which would be the root of the file system.
  case emptyFolder(variable: String)
}

extension SnapshotEnvironmentError: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .unknownRecordMode(let text):
      "OVERSCROLL_RECORD is '\(text)', none of "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .emptyFolder(let variable): "\(variable) is empty: name a folder, or unset it"
    }
  }
}
