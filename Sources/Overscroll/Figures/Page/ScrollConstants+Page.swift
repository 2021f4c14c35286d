import ScrollPhysics

extension ScrollConstants {
  /// The constants that a page's script uses, as an object of JavaScript: lengths in points, times in seconds,
  /// decays per second.
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
