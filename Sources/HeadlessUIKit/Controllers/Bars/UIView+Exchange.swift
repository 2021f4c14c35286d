extension UIView {
  /// Removes the old views of a bar. If animated, they cross-fade to the new ones in a quarter of a
  /// second.
  static func exchange(_ old: [UIView], for new: [UIView], animated: Bool) {
    guard animated else { return old.forEach { $0.removeFromSuperview() } }
    for view in new { view.alpha = 0 }
    animate(withDuration: 0.25) {
      for view in new { view.alpha = 1 }
      for view in old { view.alpha = 0 }
    } completion: { _ in
      old.forEach { $0.removeFromSuperview() }
    }
  }
}
