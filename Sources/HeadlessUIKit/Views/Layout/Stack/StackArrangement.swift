/// The constraints that a stack has made. From plan to plan only what differs is taken out and put in.
@MainActor
struct StackArrangement {
  private var installed: [(identity: StackConstraint.Identity, constraint: NSLayoutConstraint)] = []

  /// - Complexity: O(*n*) in both plans; layout has work with the differences alone.
  mutating func install(_ plan: [StackConstraint]) {
    var known: [StackConstraint.Identity: NSLayoutConstraint] = [:]
    for (identity, constraint) in installed where constraint.hasItsItems(identity) {
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
    // What goes makes room before anything comes, so that no plan contradicts the one before.
    let kept = Set(wanted.map { ObjectIdentifier($0.1) })
    for (_, constraint) in installed where !kept.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    for (_, constraint) in wanted { constraint.isActive = true }
    installed = wanted.map { (identity: $0.0, constraint: $0.1) }
  }
}

extension NSLayoutConstraint {
  /// Whether what it was made for is still there: an identity may name an object that came later to
  /// the same address.
  fileprivate func hasItsItems(_ identity: StackConstraint.Identity) -> Bool {
    firstItem != nil && (identity.second == nil || secondItem != nil)
      && (firstOrigin == nil || firstOrigin?.item != nil)
      && (secondOrigin == nil || secondOrigin?.item != nil)
  }
}
