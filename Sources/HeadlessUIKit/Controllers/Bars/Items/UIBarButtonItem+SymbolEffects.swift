extension UIBarButtonItem {
  /// Adds an effect to the item's symbol.
  ///
  /// - Note: Partly: drawn at rest, without any change of the picture.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectContext(sender: self)) }

  /// Removes the effects of a type from the item's symbol.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectContext(sender: self)) }

  /// Removes all effects from the item's symbol. Without effect: it is drawn at rest.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Replaces the item's symbol.
  ///
  /// - Note: Partly: the new symbol appears without animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
