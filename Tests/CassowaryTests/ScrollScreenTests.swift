import Cassowary
import Foundation
import TestSupport
import Testing

/// The screen of 60 views from `Fixtures/Layout`. `Benchmarks/README.md` describes its format.
struct ScrollScreen {
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []
  private(set) var header = 0
  private var variablesByName: [String: Variable] = [:]
  /// The constraint that fixes the content offset; it is the constraint added last.
  var offset: ConstraintID { ids[ids.count - 1] }

  init() throws {
    var offsetIndex = 0
    for line in try Repository.fixtureText("Layout/screen60.txt").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.map { Double($0) ?? 0 }
      switch words[0] {
      case "v":
        variables.append(solver.makeVariable(name: words[2]))
        variablesByName[words[2]] = variables.last
      case "c":
        let terms = (0..<Int(numbers[5])).map {
          Term(variables[Int(numbers[6 + 2 * $0])], times: numbers[7 + 2 * $0])
        }
        let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual]
        let constraint = LinearConstraint(
          LinearExpression(terms), relations[words[2]] ?? .greaterThanOrEqual, numbers[4],
          priority: Priority(numbers[3]))
        ids.append(try solver.add(constraint))
      case "k" where words[1] == "off": offsetIndex = Int(numbers[2])
      case "k": header = Int(numbers[2])
      default: break
      }
    }
    ids.append(
      try solver.add(LinearConstraint(LinearExpression(variables[offsetIndex]), .equal, 0)))
  }

  func value(_ name: String) -> Double { solver.value(of: variablesByName[name]!) }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

@Suite struct ScrollScreenTests {
  /// Returns the content offset of a frame: from an overscroll far down and back.
  private func offset(_ frame: Int) -> Double {
    -180 + 1100 * (0.5 - 0.5 * cos(Double(frame) * 0.013))
  }

  @Test func theHeaderStretchesAndTheBarComesIn() throws {
    var screen = try ScrollScreen()
    for offset in stride(from: -180.0, through: 920, by: 12.5) {
      try screen.solver.setConstant(of: screen.offset, to: offset)
      let stretch = max(0, -offset)
      #expect(abs(screen.value("hdrImg.h") - 220 - stretch) < 1e-9)
      #expect(abs(screen.value("hdrImg.t") + stretch) < 1e-9)
      #expect(abs(screen.value("bar.t") - min(0, max(-91, offset - 220))) < 1e-9)
    }
  }

  @Test func framesAllocateNothing() throws {
    var screen = try ScrollScreen()
    let capacity = screen.solver.storageCapacity
    let pivots = screen.solver.pivotCount
    for frame in 0..<1500 {
      try screen.solver.setConstant(of: screen.offset, to: offset(frame))
      try screen.solver.setConstant(
        of: screen.ids[screen.header], to: 220 + 90 * sin(Double(frame) * 0.02))
    }
    #expect(screen.solver.storageCapacity == capacity)
    #expect(screen.solver.pivotCount > pivots + 10)
    #expect(screen.solver.brokenInvariant() == nil)
  }

  @Test func framesAgreeWithSolvingFromScratch() throws {
    var screen = try ScrollScreen()
    for frame in stride(from: 0, to: 480, by: 40) {
      try screen.solver.setConstant(of: screen.offset, to: offset(frame))
      #expect(screen.solver.brokenInvariant() == nil)
      var fresh = try ScrollScreen()
      try fresh.solver.setConstant(of: fresh.offset, to: offset(frame))
      #expect(zip(screen.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func churnReusesMemory() throws {
    var screen = try ScrollScreen()
    func replaceAll() throws {
      for i in screen.ids.indices where i % 3 == 0 {
        let constraint = screen.solver.constraint(screen.ids[i])
        screen.solver.remove(screen.ids[i])
        screen.ids[i] = try screen.solver.add(constraint)
      }
    }
    let before = screen.values
    for _ in 0..<3 { try replaceAll() }
    let capacity = screen.solver.storageCapacity
    for _ in 0..<3 { try replaceAll() }
    #expect(screen.solver.storageCapacity < 2 * capacity)
    #expect(screen.solver.brokenInvariant() == nil)
    #expect(zip(screen.values, before).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
