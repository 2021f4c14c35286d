extension UIView {
  /// The motion effects of the view. Stored without effect: the device is not tilted here.
  public final var motionEffects: [UIMotionEffect] {
    get { tiltEffects ?? [] }
    set { tiltEffects = newValue.isEmpty ? nil : newValue }
  }

  /// Adds a motion effect. Does nothing if the view already has it.
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Removes a motion effect. Does nothing if the view does not have it.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
