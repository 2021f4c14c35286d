import Foundation
import ScrollEffects
import Testing

struct ScrollEffectSequenceTests {
  private struct Lost: Error, Equatable {
    let count: Int
  }

  @Test func everyModelAsAnOperatorAnswersAsItsUpdate() async {
    for behavior in EffectBehavior.allCases {
      await agrees(ParallaxScaleHeader(behavior: behavior), Scrolls.states(seed: 1))
      for variant in StretchyHeader.Variant.allCases {
        await agrees(
          StretchyHeader(variant: variant, behavior: behavior, textHeight: 900),
          Scrolls.states(seed: 2))
      }
      for variant in SlidingThumbnail.Variant.allCases {
        await agrees(
          SlidingThumbnail(
            variant: variant, behavior: behavior, nameSize: CGSize(width: 140, height: 24),
            citySize: CGSize(width: 300, height: 18)),
          Scrolls.states(seed: 3))
      }
    }
    for variant in HidingBar.Variant.allCases {
      await agrees(HidingBar(variant: variant), Scrolls.states(seed: 4))
    }
    for variant in NestedScrollCoordinator.Variant.allCases {
      await agrees(
        NestedScrollCoordinator(variant: variant, parentMaximum: 225), Scrolls.nested(seed: 5))
    }
  }

  private func agrees<Effect: ScrollEffect>(_ effect: Effect, _ states: [Effect.State]) async
  where Effect.State: Sendable, Effect.Geometry: Equatable {
    var told = effect
    let expected = states.map { told.update($0) }
    var seen: [Effect.Geometry] = []
    for await geometry in Replay(states: states).scrollEffect(effect) { seen.append(geometry) }
    #expect(seen == expected, "\(effect)")
  }

  @Test func everyIterationBeginsAnew() async {
    let bars = Replay(states: Scrolls.states(seed: 6)).scrollEffect(HidingBar(variant: .clamp))
    var first: [HidingBar.Geometry] = []
    for await bar in bars { first.append(bar) }
    var second: [HidingBar.Geometry] = []
    for await bar in bars { second.append(bar) }
    #expect(first == second)
    #expect(Set(first.map(\.topConstant)).count > 2)
  }

  @Test func anErrorPassesThroughAfterWhatCameBefore() async {
    let states = Scrolls.states(seed: 7)
    let broken = Replay(states: states).map { state throws(Lost) in
      if state == states[5] { throw Lost(count: 5) }
      return state
    }
    var count = 0
    do {
      for try await _ in broken.scrollEffect(HidingBar(variant: .naive)) { count += 1 }
      Issue.record("ended without its error")
    } catch {
      #expect(error as? Lost == Lost(count: 5))
    }
    #expect(count == 5)
  }

  @Test func cancellingTheConsumerEndsTheBase() async {
    let (states, source) = AsyncStream.makeStream(of: ScrollState.self)
    let (bars, seen) = AsyncStream.makeStream(of: HidingBar.Geometry.self)
    let consumer = Task {
      for await bar in states.scrollEffect(HidingBar(variant: .reactive)) { seen.yield(bar) }
      seen.finish()
    }
    await confirmation { ended in
      source.onTermination = { if case .cancelled = $0 { ended() } }
      source.yield(Scrolls.states(seed: 8)[0])
      var bar = bars.makeAsyncIterator()
      #expect(await bar.next() != nil)
      consumer.cancel()
      #expect(await bar.next() == nil)
    }
  }

  @Test @MainActor func theEffectRunsOnTheConsumersActor() async {
    var count = 0
    for await state in Replay(states: [0, 1]).scrollEffect(MainActorProbe()) { count += state }
    #expect(count == 1)
  }

  /// An effect that traps outside of the main actor. (Its thread proves nothing, because the main
  /// actor may change threads on Linux.)
  private struct MainActorProbe: ScrollEffect {
    func update(_ state: Int) -> Int {
      MainActor.preconditionIsolated()
      return state
    }
  }
}

/// A sequence that sends the elements of an array and suspends before each one, as a real source
/// does.
private struct Replay<Element: Sendable>: AsyncSequence, Sendable {
  let states: [Element]

  struct AsyncIterator: AsyncIteratorProtocol {
    var rest: ArraySlice<Element>

    mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await Task.yield()
      return rest.popFirst()
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: states[...]) }
}
