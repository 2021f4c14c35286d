// Without Combine this module is empty unless the package's trait `Publishers` is enabled.
#if canImport(Combine) || Publishers
  public import HeadlessCombine
  public import ScrollEffects

  @available(macOS 15, iOS 13, tvOS 13, watchOS 6, *)
  extension Publisher {
    /// Transforms scroll states into geometry with a scroll effect.
    ///
    /// ```swift
    /// states.scrollEffect(HidingBar(variant: .combine)).sink { layOut($0) }
    /// ```
    ///
    /// The publisher emits one geometry per state, in order, computed by
    /// ``ScrollEffect/update(_:)`` as the state arrives. Demand, completion, failure and
    /// cancellation are those of the upstream. Every subscriber starts with a copy of `effect`.
    public func scrollEffect<Effect: ScrollEffect>(
      _ effect: Effect
    ) -> some Publisher<Effect.Geometry, Failure> where Output == Effect.State {
      scan(Step(effect: effect)) { $0.following($1) }.compactMap(\.geometry)
    }
  }

  /// An effect and its last geometry. The geometry is nil before the first state, in a step that
  /// `scan` never emits.
  private struct Step<Effect: ScrollEffect> {
    var effect: Effect
    var geometry: Effect.Geometry?

    func following(_ state: Effect.State) -> Step {
      var step = self
      step.geometry = step.effect.update(state)
      return step
    }
  }
#endif
