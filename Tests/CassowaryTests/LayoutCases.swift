import Cassowary
import Foundation
import TestSupport
import Testing

/// A case of `Fixtures/Layout/layout_cases.json`. The header of that file explains the format.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Row: Decodable, Sendable {
    let terms: [(coefficient: Double, variable: Int)]
    let relation: Relation
    let constant: Double
    let priority: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      terms = try list.decode([[Double]].self).map { ($0[0], Int($0[1])) }
      switch try list.decode(String.self) {
      case "==": relation = .equal
      case "<=": relation = .lessThanOrEqual
      case ">=": relation = .greaterThanOrEqual
      case let other:
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "operator \(other)")
      }
      constant = try list.decode(Double.self)
      priority = try list.decode(Double.self)
    }
  }

  struct Step: Decodable, Sendable {
    let set: [Double]?
    let priority: [Double]?
    let remove: Int?
    let add: Row?
    let solution: [Double]
    let levels: [[Double]]
  }

  let name: String
  let vars: [String]
  let constraints: [Row]
  let solution: [Double]?
  let levels: [[Double]]?
  let steps: [Step]?
  let conflictAt: Int?
  let solutionIfBroken: [String: [Double]?]?

  enum CodingKeys: String, CodingKey {
    case name, vars, constraints, solution, levels, steps
    case conflictAt = "conflict_at"
    case solutionIfBroken = "solution_if_broken"
  }

  var testDescription: String { name }

  static let all: [LayoutCase] = {
    struct Document: Decodable { let cases: [LayoutCase] }
    let file = "Layout/layout_cases.json"
    do {
      return try JSONDecoder().decode(Document.self, from: Repository.fixture(file)).cases
    } catch {
      preconditionFailure("\(file): \(error)")
    }
  }()
}

/// A solver with the variables of a case, and its constraints in the order of the case.
struct CaseSolver {
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []

  init(_ layoutCase: LayoutCase) {
    solver.checksInvariants = true
    for name in layoutCase.vars { variables.append(solver.makeVariable(name: name)) }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  func constraint(_ row: LayoutCase.Row, priority: Double? = nil) -> LinearConstraint {
    LinearConstraint(
      LinearExpression(row.terms.map { Term(variables[$0.variable], times: $0.coefficient) }),
      row.relation, row.constant, priority: Priority(priority ?? row.priority))
  }

  mutating func add(_ row: LayoutCase.Row, priority: Double? = nil) throws {
    ids.append(try solver.add(constraint(row, priority: priority)))
  }

  mutating func apply(_ step: LayoutCase.Step) throws {
    if let set = step.set { try solver.setConstant(of: ids[Int(set[0])], to: set[1]) }
    if let change = step.priority {
      try solver.setPriority(of: ids[Int(change[0])], to: Priority(change[1]))
    }
    if let index = step.remove { solver.remove(ids[index]) }
    if let row = step.add { try add(row) }
  }

  /// The total violation per optional priority, highest priority first, as listed in the cases.
  var levels: [[Double]] {
    var sums: [Double: Double] = [:]
    for id in ids where solver.contains(id) && !solver.constraint(id).priority.isRequired {
      sums[solver.constraint(id).priority.value, default: 0] += solver.violation(of: id)
    }
    return sums.sorted { $0.key > $1.key }.map { [$0.key, $0.value] }
  }
}
