extension UIView {
  /// What the tilt of the device does to the view. Nothing is tilted here.
  public final var motionEffects: [UIMotionEffect] {
    get { tiltEffects ?? [] }
    set { tiltEffects = newValue.isEmpty ? nil : newValue }
  }

  /// Adds one; one that is there already, not again.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes one away; one that is not there, for nothing.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
