/// A broken rule and where.
struct Violation: CustomStringConvertible, Equatable {
  let path: String
  let line: Int
  let rule: String

  var description: String { "\(path):\(line): \(rule)" }
}
