#if Publishers
  import Dispatch
  import HeadlessCombine
  import Testing

  struct MergeTests {
    private let one = Source<Int>()
    private let two = Source<Int>()

    private func recorder(
      _ first: Subscribers.Demand = .unlimited,
      more: @escaping (Int) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Int> {
      let recorder = Recorder(first, more: more)
      one.merge(with: two).subscribe(recorder)
      return recorder
    }

    @Test func valuesAreSentAsTheyArrive() {
      let recorder = recorder()
      #expect(one.requests == [.max(1), .unlimited] && two.requests == [.max(1), .unlimited])
      #expect(one.send(1) == Subscribers.Demand.none)
      two.send(2)
      one.send(3)
      #expect(recorder.values == [1, 2, 3])
    }

    @Test func itFinishesWhenAllHaveFinished() {
      let recorder = recorder()
      one.send(.finished)
      two.send(1)
      #expect(recorder.events == [.subscription, .value(1)])
      two.send(.finished)
      #expect(recorder.events == [.subscription, .value(1), .finished])
    }

    @Test func itFailsAtOnce() {
      let recorder = recorder()
      two.send(.failure(Lost()))
      #expect(recorder.events == [.subscription, .failed] && one.isCancelled)
      one.send(1)
      #expect(recorder.events.count == 2)
    }

    @Test func oneValueOfEachWaitsForDemand() {
      let recorder = recorder(.none)
      #expect(one.requests == [.max(1)] && two.requests == [.max(1)])
      #expect(two.send(2) == Subscribers.Demand.none)
      one.send(1)
      #expect(recorder.events == [.subscription])
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [1], "in the order of the publishers")
      #expect(one.requests == [.max(1), .max(1)] && two.requests == [.max(1)])
      two.send(.finished)
      one.send(.finished)
      #expect(recorder.values == [1])
      recorder.subscription?.request(.max(5))
      #expect(recorder.events == [.subscription, .value(1), .value(2), .finished])
    }

    @Test func aLimitedDemandAsksForOneMoreAtEachValue() {
      let recorder = recorder(.max(2))
      #expect(one.send(1) == .max(1))
      #expect(one.send(2) == .max(1))
      #expect(one.send(3) == Subscribers.Demand.none)
      #expect(recorder.values == [1, 2])
      recorder.subscription?.request(.unlimited)
      #expect(recorder.values == [1, 2, 3])
      #expect(one.requests == [.max(1), .unlimited] && two.requests == [.max(1), .unlimited])
    }

    @Test func demandThatAValueAnswers() {
      let recorder = recorder(.max(1)) { $0 == 1 ? .max(1) : $0 == 2 ? .unlimited : .none }
      one.send(1)
      two.send(2)
      #expect(one.requests == [.max(1), .unlimited] && two.requests == [.max(1), .unlimited])
      one.send(3)
      #expect(recorder.values == [1, 2, 3])
    }

    @Test func requestsInsideOfAValue() {
      var recorder: Recorder<Int>?
      recorder = Recorder(.max(1)) { _ in
        recorder?.subscription?.request(.max(1))
        return .none
      }
      if let recorder {
        [1, 2, 3].publisher.setFailureType(to: Lost.self)
          .merge(with: [4, 5].publisher.setFailureType(to: Lost.self)).subscribe(recorder)
      }
      #expect(recorder?.values.sorted() == [1, 2, 3, 4, 5])
      #expect(recorder?.events.last == .finished)
    }

    @Test func aValueThatTheSubscriberCausesIsSentInside() {
      let two = two
      let recorder = recorder { value in
        if value == 1 { two.send(2) }
        return .none
      }
      one.send(1)
      #expect(recorder.values == [1, 2])
    }

    @Test func cancellingCancelsAll() {
      let recorder = recorder()
      recorder.subscription?.cancel()
      #expect(one.isCancelled && two.isCancelled)
      one.send(1)
      one.send(.failure(Lost()))
      #expect(recorder.events == [.subscription])
    }

    @Test func upToEight() {
      let all = (1...8).map { Just($0) }
      func seen(_ publisher: some Publisher<Int, Never>) -> [Int] {
        var seen: [Int] = []
        let run = publisher.sink { seen.append($0) }
        run.cancel()
        return seen
      }
      #expect(seen(all[0].merge(with: Optional(2).publisher)) == [1, 2])
      #expect(seen(all[0].merge(with: all[1], all[2])) == [1, 2, 3])
      #expect(seen(all[0].merge(with: all[1], all[2], all[3])) == [1, 2, 3, 4])
      #expect(seen(all[0].merge(with: all[1], all[2], all[3], all[4])) == [1, 2, 3, 4, 5])
      #expect(
        seen(all[0].merge(with: all[1], all[2], all[3], all[4], all[5])) == [1, 2, 3, 4, 5, 6])
      #expect(
        seen(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6]))
          == [1, 2, 3, 4, 5, 6, 7])
      #expect(
        seen(all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7]))
          == [1, 2, 3, 4, 5, 6, 7, 8])
      #expect(seen(Publishers.MergeMany(all)) == [1, 2, 3, 4, 5, 6, 7, 8])
      #expect(seen(all[0].merge(with: all[1]).merge(with: all[2])) == [1, 2, 3])
      #expect(all[0].merge(with: all[1]) == Publishers.MergeMany(all[0], all[1]))
    }

    @Test func noPublishersFinishAtOnce() {
      let recorder = Recorder<Int>()
      Publishers.MergeMany([Source<Int>]()).subscribe(recorder)
      #expect(recorder.events == [.subscription, .finished])
    }

    @Test func threads() {
      let count = 2000
      nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      var (seen, depth) = ([Int](), 0)
      let run = Publishers.MergeMany(subjects).sink {
        depth += 1
        #expect(depth == 1, "one at a time")
        seen.append($0)
        depth -= 1
      }
      DispatchQueue.concurrentPerform(iterations: 4) { place in
        for value in 0..<count { subjects[place].send(4 * value + place) }
      }
      run.cancel()
      #expect(seen.sorted() == Array(0..<4 * count))
      #expect(seen.filter { $0 % 4 == 1 } == seen.filter { $0 % 4 == 1 }.sorted())
    }
  }
#endif
