import ScrollPhysics

extension ScrollConstants {
  /// Returns the constants that a page's script uses, as a JavaScript object. Lengths are in
  /// points, times in seconds, and decays per second.
  func script(decelerationRate rate: Double) -> String {
    let curve = [animationCurve.x1, animationCurve.y1, animationCurve.x2, animationCurve.y2]
    return """
      {band: \(rubberBandCoefficient), decay: \(decay(perMillisecond: rate)), \
      pull: \(decay(perMillisecond: edgeRate)), rest: \(stopDistance), \
      hysteresis: \(panHysteresis), slowest: \(minimumFlingSpeed), weights: \(velocityWeights), \
      stale: \(staleAfter), glide: \(animationDuration), curve: \(curve)}
      """
  }
}
