#if canImport(Combine) || Publishers
  import Foundation
  import HeadlessCombine
  import HeadlessUIKit
  import ScrollEffectPublishers
  import ScrollEffects
  import Testing

  struct PublisherTests {
    private struct Lost: Error, Equatable {}

    /// States of scrolling one screen: down, past the end, back up and past the top, with two
    /// touches.
    private let states: [ScrollState] = stride(from: 0, through: 120, by: 1).map { step in
      let y = step < 60 ? 17.5 * Double(step) : 1050 - 19.5 * Double(step - 60)
      var state = ScrollState(
        contentOffset: CGPoint(x: 0, y: y), viewFrame: CGRect(x: 0, y: 0, width: 375, height: 667))
      state.event = step % 50 == 0 ? .willBeginDragging : .didScroll
      state.contentSize = CGSize(width: 375, height: 1500)
      state.adjustedContentInset.top = 64
      state.safeAreaInsets.top = 20
      return state
    }

    private var nested: [NestedScrollCoordinator.State] {
      states.map { state in
        let y = state.contentOffset.y
        return NestedScrollCoordinator.State(
          view: Int(y) % 2 == 0 ? .parent : .child,
          offsets: .init(parent: min(y, 225), child: max(y - 200, -30)),
          translations: .init(parent: 100 - y, child: 50 - y))
      }
    }

    private func agrees<Effect: ScrollEffect>(_ effect: Effect, _ states: [Effect.State])
    where Effect.Geometry: Equatable {
      var told = effect
      let expected = states.map { told.update($0) }
      var seen: [Effect.Geometry] = []
      var hasFinished = false
      let run = states.publisher.scrollEffect(effect)
        .sink(receiveCompletion: { _ in hasFinished = true }, receiveValue: { seen.append($0) })
      run.cancel()
      #expect(seen == expected, "\(effect)")
      #expect(hasFinished, "\(effect)")
    }

    @Test(arguments: EffectBehavior.allCases)
    func theHeadersAndTheThumbnailAnswerAsTheirUpdate(behavior: EffectBehavior) {
      agrees(ParallaxScaleHeader(behavior: behavior), states)
      for variant in StretchyHeader.Variant.allCases {
        agrees(StretchyHeader(variant: variant, behavior: behavior, textHeight: 900), states)
      }
      for variant in SlidingThumbnail.Variant.allCases {
        agrees(
          SlidingThumbnail(
            variant: variant, behavior: behavior, nameSize: CGSize(width: 140, height: 24),
            citySize: CGSize(width: 300, height: 18)),
          states)
      }
    }

    @Test(arguments: HidingBar.Variant.allCases)
    func theBarAnswersAsItsUpdate(variant: HidingBar.Variant) {
      agrees(HidingBar(variant: variant), states)
    }

    @Test(arguments: NestedScrollCoordinator.Variant.allCases)
    func theNestedScrollAnswersAsItsUpdate(variant: NestedScrollCoordinator.Variant) {
      agrees(NestedScrollCoordinator(variant: variant, parentMaximum: 225), nested)
    }

    @Test func everySubscriberBeginsAnew() {
      let source = PassthroughSubject<ScrollState, Never>()
      let bars = source.scrollEffect(HidingBar(variant: .clamp)).map(\.topConstant)
      var early: [CGFloat] = []
      var late: [CGFloat] = []
      let first = bars.sink { early.append($0) }
      states[..<20].forEach(source.send)
      let second = bars.sink { late.append($0) }
      states[20..<60].forEach(source.send)
      first.cancel()
      second.cancel()
      var alone = HidingBar(variant: .clamp)
      #expect(early.count == 60)
      #expect(late == states[20..<60].map { alone.update($0).topConstant })
    }

    @Test func cancellingReleasesTheSource() {
      var isCancelled = false
      let source = PassthroughSubject<ScrollState, Never>()
      var count = 0
      let run = source.handleEvents(receiveCancel: { isCancelled = true })
        .scrollEffect(HidingBar(variant: .combine)).sink { _ in count += 1 }
      states[..<3].forEach(source.send)
      run.cancel()
      states[3...].forEach(source.send)
      #expect(isCancelled)
      #expect(count == 3)
    }

    @Test func demandReachesTheSourceUnchanged() {
      let source = states.publisher
      var asked: [Subscribers.Demand] = []
      let subscriber = Asking(first: 2, then: [1])
      source.handleEvents(receiveRequest: { asked.append($0) })
        .scrollEffect(HidingBar(variant: .naive)).subscribe(subscriber)
      #expect(asked == [.max(2), .max(1)])
      #expect(subscriber.seen.count == 3)
      subscriber.subscription?.request(.max(4))
      #expect(subscriber.seen.count == 7)
      #expect(asked == [.max(2), .max(1), .max(4)])
    }

    @Test func aFailurePassesThroughAfterWhatCameBefore() {
      let source = PassthroughSubject<ScrollState, Lost>()
      var count = 0
      var end: Subscribers.Completion<Lost>?
      let run = source.scrollEffect(HidingBar(variant: .reactive))
        .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in count += 1 })
      states[..<5].forEach(source.send)
      source.send(completion: .failure(Lost()))
      run.cancel()
      #expect(count == 5)
      #expect(end == .failure(Lost()))
    }
  }

  /// A subscriber that requests `first` values, and then the listed number after each value.
  private final class Asking: Subscriber {
    private let first: Int
    private var then: [Int]
    private(set) var seen: [HidingBar.Geometry] = []
    private(set) var subscription: (any Subscription)?

    init(first: Int, then: [Int]) {
      self.first = first
      self.then = then
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(first))
    }

    func receive(_ input: HidingBar.Geometry) -> Subscribers.Demand {
      seen.append(input)
      return .max(then.isEmpty ? 0 : then.removeFirst())
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
#endif
