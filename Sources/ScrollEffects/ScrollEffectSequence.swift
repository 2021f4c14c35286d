/// An asynchronous sequence that transforms scroll states into geometry with a scroll effect.
///
/// ```swift
/// for await geometry in states.scrollEffect(HidingBar(variant: .reactive)) { layOut(geometry) }
/// ```
///
/// It has one geometry per state, in order, computed by ``ScrollEffect/update(_:)`` in the
/// consumer's isolation. Nothing is buffered, skipped or merged. The end, cancellation and errors
/// are those of the base. Every iteration starts with the effect as it was when the sequence was
/// created.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollEffectSequence<Base: AsyncSequence, Effect: ScrollEffect>: AsyncSequence
where Base.Element == Effect.State {
  private let base: Base
  private let effect: Effect

  init(base: Base, effect: Effect) {
    self.base = base
    self.effect = effect
  }

  /// An iterator over the states, with a separate copy of the effect.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate var effect: Effect

    /// Returns the geometry of the base's next state, or nil once the base has ended.
    ///
    /// - Throws: The error of the base.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Effect.Geometry? {
      guard let state = try await base.next(isolation: actor) else { return nil }
      return effect.update(state)
    }
  }

  /// Creates an iterator with a copy of the effect as it was given to the sequence.
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
  /// Returns a sequence with the geometry of `effect` for every state of this sequence.
  public func scrollEffect<Effect: ScrollEffect>(
    _ effect: Effect
  ) -> ScrollEffectSequence<Self, Effect> where Element == Effect.State {
    ScrollEffectSequence(base: self, effect: effect)
  }
}
