/// What is wrong with a place of a source file, in the order in which a person would mend it.
package enum FindingKind: String, Codable, CaseIterable, Sendable {
  /// An import of what is not there.
  case missingModule
  /// A type, function or constant of Apple's that nothing here declares.
  case missingName
  /// A member that a type of ours, or of the standard library, does not have here.
  case missingMember
  /// What is declared only to say what to do instead.
  case unavailable
  /// What only Objective-C's run time can do, or what is compiled for iOS only.
  case objectiveC
  /// A method that looks like one of a delegate's and is no member of any protocol here.
  case neverCalled
  /// A name that is not Apple's: of a file or module that was not given.
  case unknownName
  /// What else the compiler refuses.
  case refused
  /// What the compiler probably says because of something above.
  case followUp
}

extension FindingKind {
  /// The heading of a group.
  var title: String {
    switch self {
    case .missingModule: "Modules that are not here"
    case .missingName: "Names that are not here"
    case .missingMember: "Members that are not here"
    case .unavailable: "Not offered"
    case .objectiveC: "Objective-C and iOS only"
    case .neverCalled: "Compiles, but is never called"
    case .unknownName: "Names of files or modules that were not given"
    case .refused: "What else the compiler refuses"
    case .followUp: "Probably follows from the above"
    }
  }

  /// A number of these, as in "2 missing names".
  func words(_ count: Int) -> String {
    let one = count == 1
    return switch self {
    case .missingModule: "\(count) missing \(one ? "import" : "imports")"
    case .missingName: "\(count) missing \(one ? "name" : "names")"
    case .missingMember: "\(count) missing \(one ? "member" : "members")"
    case .unavailable: "\(count) not offered"
    case .objectiveC: "\(count) of Objective-C or iOS only"
    case .neverCalled: "\(count) never called"
    case .unknownName: "\(count) unknown \(one ? "name" : "names")"
    case .refused: "\(count) refused otherwise"
    case .followUp: "\(count) that probably \(one ? "follows" : "follow") from these"
    }
  }
}
