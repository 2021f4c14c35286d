/// The kind of a finding, in the order in which users should fix them.
package enum FindingKind: String, Codable, CaseIterable, Sendable {
  /// An import of a module that does not exist here.
  case missingModule
  /// A type, function or constant of Apple's frameworks that is not declared here.
  case missingName
  /// A member that a type of this package or of the standard library does not have here.
  case missingMember
  /// A declaration that is marked unavailable and only gives advice.
  case unavailable
  /// A feature of the Objective-C runtime, or code that is compiled for iOS only.
  case objectiveC
  /// A method that resembles a delegate method and that nothing here calls.
  case neverCalled
  /// A name that is not Apple's, declared in a file or module that was not given.
  case unknownName
  /// Any other error of the compiler.
  case refused
  /// An error that probably follows from another finding.
  case followUp
}

extension FindingKind {
  /// The heading of the group.
  var title: String {
    switch self {
    case .missingModule: "Missing modules"
    case .missingName: "Missing names"
    case .missingMember: "Missing members"
    case .unavailable: "Unavailable"
    case .objectiveC: "Only in Objective-C or on iOS"
    case .neverCalled: "Compiles, but is never called"
    case .unknownName: "Names from files or modules that were not passed"
    case .refused: "Other compiler errors"
    case .followUp: "Probably caused by the above"
    }
  }

  /// Returns a count of findings of this kind, as in "2 missing names".
  func countText(_ count: Int) -> String {
    let one = count == 1
    return switch self {
    case .missingModule: "\(count) missing \(one ? "import" : "imports")"
    case .missingName: "\(count) missing \(one ? "name" : "names")"
    case .missingMember: "\(count) missing \(one ? "member" : "members")"
    case .unavailable: "\(count) unavailable"
    case .objectiveC: "\(count) only in Objective-C or on iOS"
    case .neverCalled: "\(count) never called"
    case .unknownName: "\(count) unknown \(one ? "name" : "names")"
    case .refused: "\(count) other"
    case .followUp: "\(count) probably caused by these"
    }
  }
}
