/// A scroll effect as an operator: a sequence of scroll states becomes one of geometry.
///
///     for await geometry in states.scrollEffect(HidingBar(variant: .reactive)) { layOut(geometry) }
///
/// One geometry per state, in order, computed by ``ScrollEffect/update(_:)`` where the consumer
/// runs; nothing is buffered, skipped or merged. Ending, cancellation and errors are the base's.
/// Every iteration begins with the memory that the effect had when the sequence was made.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollEffectSequence<Base: AsyncSequence, Effect: ScrollEffect>: AsyncSequence
where Base.Element == Effect.State {
  private let base: Base
  private let effect: Effect

  init(base: Base, effect: Effect) {
    self.base = base
    self.effect = effect
  }

  /// One pass over the states, with a memory of the effect of its own.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate var effect: Effect

    /// The geometry of the base's next state; nil once the base has ended.
    ///
    /// - Throws: What the base throws.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Effect.Geometry? {
      guard let state = try await base.next(isolation: actor) else { return nil }
      return effect.update(state)
    }
  }

  /// Begins with a copy of the effect as it was given to the sequence.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), effect: effect)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ScrollEffectSequence: Sendable where Base: Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(*, unavailable)
extension ScrollEffectSequence.AsyncIterator: Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
  /// The geometry of `effect` for every state of this sequence.
  public func scrollEffect<Effect: ScrollEffect>(
    _ effect: Effect
  ) -> ScrollEffectSequence<Self, Effect> where Element == Effect.State {
    ScrollEffectSequence(base: self, effect: effect)
  }
}
