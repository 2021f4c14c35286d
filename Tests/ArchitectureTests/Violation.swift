/// A broken rule with its position.
struct Violation: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let rule: String

  var description: String { "\(path):\(line): \(rule)" }
}
