/// The constraints that a stack has installed. A new plan replaces only those that differ.
@MainActor
struct StackArrangement {
  private var installed: [(identity: StackConstraint.Identity, constraint: NSLayoutConstraint)] = []

  /// Installs a plan.
  ///
  /// - Complexity: O(*n*) in both plans. Layout handles only the differences.
  mutating func install(_ plan: [StackConstraint]) {
    var known: [StackConstraint.Identity: NSLayoutConstraint] = [:]
    for (identity, constraint) in installed where constraint.itemsExist(identity) {
      known[identity] = constraint
    }
    let wanted = plan.map { entry -> (StackConstraint.Identity, NSLayoutConstraint) in
      let identity = entry.identity
      guard let constraint = known.removeValue(forKey: identity) else {
        return (identity, entry.make())
      }
      constraint.constant = entry.constant
      return (identity, constraint)
    }
    // Old constraints are deactivated before new ones are activated, so that two plans never
    // conflict.
    let kept = Set(wanted.map { ObjectIdentifier($0.1) })
    for (_, constraint) in installed where !kept.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    for (_, constraint) in wanted { constraint.isActive = true }
    installed = wanted.map { (identity: $0.0, constraint: $0.1) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether the items still exist. Another object could have been allocated at the address
  /// in the identity.
  fileprivate func itemsExist(_ identity: StackConstraint.Identity) -> Bool {
    firstItem != nil && (identity.second == nil || secondItem != nil)
      && (firstOrigin == nil || firstOrigin?.item != nil)
      && (secondOrigin == nil || secondOrigin?.item != nil)
  }
}
