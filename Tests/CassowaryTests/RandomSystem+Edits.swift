import Cassowary
import TestSupport

extension RandomSystem {
  /// Makes one random change. A change that the solver refuses has no effect.
  mutating func changeSomething() {
    let choice = random.below(10)
    guard choice >= 4, !live.isEmpty else {
      if let id = try? solver.add(constraint()) { live.append(id) }
      return
    }
    let index = random.below(live.count)
    switch choice {
    case 4, 5:
      solver.remove(live.remove(at: index))
    case 6, 7:
      try? solver.setPriority(of: live[index], to: priority())
    default:
      try? solver.setConstant(of: live[index], to: Double(random.below(81) - 40) / 2)
    }
  }

  /// Replaces a random variable by a new one and removes all constraints that mention the old one.
  mutating func replaceSomeVariable() {
    let index = random.below(variables.count)
    let leaving = variables[index]
    let ids = live.filter { id in
      solver.constraint(id).terms.contains { $0.variable == leaving }
    }
    solver.remove(ids)
    live.removeAll { ids.contains($0) }
    solver.removeVariable(leaving)
    variables[index] = solver.makeVariable()
    home.append(half())
  }
}
