// Symbol effects are drawn at rest: they end at once. A symbol that disappeared is not drawn until
// it appears again.
extension UIImageView {
  /// Adds an effect to the view's symbol.
  ///
  /// - Note: Partly: drawn at rest. Only effects that appear or disappear change the picture.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    switch effect {
    case is DisappearSymbolEffect, is DrawOffSymbolEffect: hidesSymbol = true
    case is AppearSymbolEffect, is DrawOnSymbolEffect: hidesSymbol = false
    default: break
    }
    completion?(UISymbolEffectContext(sender: self))
  }

  /// Removes the effects of a type from the view's symbol. Removing a disappearance shows it again.
  public func removeSymbolEffect<Effect: SymbolEffect>(
    ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if effect is DisappearSymbolEffect || effect is DrawOffSymbolEffect { hidesSymbol = false }
    completion?(UISymbolEffectContext(sender: self))
  }

  /// Removes all effects from the view's symbol. A symbol that disappeared is shown again.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { hidesSymbol = false }

  /// Replaces the view's symbol.
  ///
  /// - Note: Partly: the new symbol appears without animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectContext(sender: self))
  }
}
