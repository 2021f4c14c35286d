#if Publishers
  import Dispatch
  import HeadlessCombine
  import Testing

  struct CombineLatestTests {
    private let one = Source<Int>()
    private let two = Source<Int>()

    private func recorder(
      _ first: Subscribers.Demand = .unlimited,
      more: @escaping (Int) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Int> {
      let recorder = Recorder(first, more: more)
      one.combineLatest(two) { 10 * $0 + $1 }.subscribe(recorder)
      return recorder
    }

    @Test func nothingIsSentBeforeEveryPublisherHasAValue() {
      let recorder = recorder()
      one.send(1)
      one.send(2)
      #expect(recorder.events == [.subscription])
      two.send(3)
      one.send(4)
      two.send(5)
      #expect(recorder.values == [23, 43, 45])
    }

    @Test func itFinishesWhenAllHaveFinished() {
      let recorder = recorder()
      one.send(1)
      one.send(.finished)
      two.send(2)
      #expect(recorder.events == [.subscription, .value(12)])
      two.send(.finished)
      #expect(recorder.events == [.subscription, .value(12), .finished])
      two.send(9)
      two.send(.finished)
      #expect(recorder.events.count == 3)
    }

    @Test func aPublisherWithoutAValueDoesNotFinishItAlone() {
      let recorder = recorder()
      one.send(.finished)
      two.send(1)
      #expect(recorder.events == [.subscription] && !two.isCancelled)
      two.send(.finished)
      #expect(recorder.events == [.subscription, .finished])
    }

    @Test func itFailsAtOnce() {
      let recorder = recorder()
      one.send(.failure(Lost()))
      #expect(recorder.events == [.subscription, .failed])
      #expect(two.isCancelled && !one.isCancelled)
      two.send(1)
      two.send(.failure(Lost()))
      #expect(recorder.events.count == 2)
    }

    @Test func aCompletionBeforeTheSubscriptionComesAfterIt() {
      let recorder = Recorder<Int>()
      Fail<Int, Lost>(error: Lost()).combineLatest(one) { $0 + $1 }.subscribe(recorder)
      #expect(recorder.events == [.subscription, .failed])
      #expect(one.isCancelled)
      let other = Recorder<Int>()
      Empty<Int, Lost>().combineLatest(Empty<Int, Lost>()) { $0 + $1 }.subscribe(other)
      #expect(other.events == [.subscription, .finished])
    }

    @Test func requestsArePassedToAllAndOnlyAsManyTuplesAreSent() {
      let recorder = recorder(.max(2))
      #expect(one.requests == [.max(2)] && two.requests == [.max(2)])
      for value in 1...3 {
        one.send(value)
        two.send(value)
      }
      #expect(recorder.values == [11, 21], "22, 32 and 33 have no demand")
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [11, 21], "a request sends nothing by itself")
      #expect(one.requests == [.max(2), .max(1)] && two.requests == [.max(2), .max(1)])
      two.send(4)
      #expect(recorder.values == [11, 21, 34], "the latest value was stored without demand")
    }

    @Test func demandThatAValueAnswersGoesToAll() {
      let recorder = recorder(.max(1)) { $0 < 30 ? .max(1) : .none }
      one.send(1)
      #expect(two.send(1) == .max(1))
      #expect(one.requests == [.max(1), .max(1)] && two.requests == [.max(1)])
      #expect(one.send(3) == Subscribers.Demand.none)
      #expect(recorder.values == [11, 31])
    }

    /// Combine drops what its subscriber sends it meanwhile, too.
    @Test func aValueThatTheSubscriberCausesIsSentWithTheNext() {
      let two = two
      let recorder = recorder { value in
        if value == 11 { two.send(5) }
        return .none
      }
      one.send(1)
      two.send(1)
      #expect(recorder.values == [11])
      one.send(2)
      #expect(recorder.values == [11, 25])
    }

    @Test func cancellingCancelsAll() {
      let recorder = recorder()
      one.send(1)
      recorder.subscription?.cancel()
      #expect(one.isCancelled && two.isCancelled)
      two.send(1)
      two.send(.finished)
      #expect(recorder.events == [.subscription])
    }

    @Test func cancellingWhileAValueArrives() {
      var subscription: AnyCancellable?
      let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      var seen: [Int] = []
      subscription = one.combineLatest(two) { $0 + $1 }.sink {
        seen.append($0)
        subscription?.cancel()
      }
      one.send(1)
      two.send(1)
      one.send(2)
      #expect(seen == [2])
    }

    @Test func threeAndFour() {
      let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
      var seen: [String] = []
      let three = a.combineLatest(b, Just(true)) { "\($0)\($1)\($2)" }.sink { seen.append($0) }
      let four = Publishers.CombineLatest4(a, b, Just(2), Just(3)).sink {
        seen.append("\($0)\($1)\($2)\($3)")
      }
      b.send("x")
      a.send(4)
      #expect(seen == ["1xtrue", "1x23", "4xtrue", "4x23"])
      three.cancel()
      four.cancel()
      b.send("y")
      #expect(seen.count == 4)
    }

    @Test func publishersOfEqualPartsAreEqual() {
      let (one, other) = (Just(1), Just(2))
      #expect(one.combineLatest(other) == one.combineLatest(other))
      #expect(one.combineLatest(other, one) != one.combineLatest(one, one))
    }

    @Test func threads() {
      let count = 2000
      nonisolated(unsafe) let subjects = (0..<4).map { CurrentValueSubject<Int, Never>(-$0) }
      var (last, received, depth) = ([Int](), 0, 0)
      let run = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink {
        depth += 1
        #expect(depth == 1, "one at a time")
        (last, received) = ([$0, $1, $2, $3], received + 1)
        depth -= 1
      }
      DispatchQueue.concurrentPerform(iterations: 4) { place in
        for value in 1...count { subjects[place].send(value) }
      }
      run.cancel()
      #expect(last == [count, count, count, count])
      #expect(received == 1 + 4 * count)
    }
  }
#endif
