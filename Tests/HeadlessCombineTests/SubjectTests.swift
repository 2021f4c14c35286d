#if Publishers
  import Dispatch
  import Foundation
  import HeadlessCombine
  import Testing

  /// The publishers with several subscribers.
  struct SubjectTests {
    /// Subscribes many times. With OpenCombine's own subjects, the order is one of 20! by chance.
    private func order(
      of publisher: some Publisher<Int, Never>, _ send: () -> Void
    ) -> [Int] {
      var seen: [Int] = []
      let runs = (0..<20).map { place in publisher.sink { _ in seen.append(place) } }
      send()
      for run in runs { run.cancel() }
      send()
      return seen
    }

    @Test func subscribersReceiveAValueInTheirOrder() {
      let passing = PassthroughSubject<Int, Never>()
      #expect(order(of: passing) { passing.send(1) } == Array(0..<20))
      let shared = PassthroughSubject<Int, Never>()
      #expect(order(of: shared.map { $0 }.share()) { shared.send(1) } == Array(0..<20))
      let current = CurrentValueSubject<Int, Never>(1)
      #expect(
        order(of: current) { current.value += 1 } == Array(0..<20) + Array(0..<20),
        "each receives the first value when it subscribes")
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      #expect(order(of: future) { promise?(.success(1)) } == Array(0..<20))
    }

    @Test func aSubscriberWithoutDemandMissesAValue() {
      let subject = PassthroughSubject<Int, Lost>()
      let recorder = Recorder<Int>(.max(1)) { $0 == 3 ? .max(1) : .none }
      subject.subscribe(recorder)
      subject.send(1)
      subject.send(2)
      recorder.subscription?.request(.max(1))
      subject.send(3)
      subject.send(4)
      subject.send(5)
      #expect(recorder.values == [1, 3, 4])
      subject.send(completion: .failure(Lost()))
      subject.send(completion: .finished)
      subject.send(6)
      #expect(recorder.events.suffix(2) == [.value(4), .failed])
      let late = Recorder<Int>()
      subject.subscribe(late)
      #expect(late.events == [.subscription, .failed])
    }

    @Test func theCurrentValueWaitsForDemand() {
      let subject = CurrentValueSubject<Int, Lost>(1)
      let recorder = Recorder<Int>(.none)
      subject.subscribe(recorder)
      subject.send(2)
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [2])
      subject.send(3)
      subject.send(4)
      recorder.subscription?.request(.max(2))
      #expect(recorder.values == [2, 4])
      subject.send(completion: .finished)
      subject.send(5)
      #expect(subject.value == 4)
      subject.value = 6
      #expect(subject.value == 6 && recorder.events.last == .finished)
    }

    @Test func aSubjectSubscribesToAPublisher() {
      let source = Source<Int>()
      let subject = PassthroughSubject<Int, Lost>()
      let run = source.subscribe(subject)
      #expect(source.requests.isEmpty, "nobody wants values yet")
      let recorder = Recorder<Int>()
      subject.subscribe(recorder)
      #expect(source.requests == [.unlimited])
      source.send(1)
      run.cancel()
      #expect(source.isCancelled && recorder.values == [1])
    }

    @Test func aSubscriptionKeepsItsSubjectAlive() {
      var subject: PassthroughSubject<Int, Lost>? = PassthroughSubject()
      weak let held = subject
      let recorder = Recorder<Int>()
      subject?.subscribe(recorder)
      subject = nil
      #expect(held != nil)
      recorder.subscription?.cancel()
      #expect(held == nil)
    }

    @Test func subscribingAndCancellingInsideOfAValue() {
      let subject = PassthroughSubject<Int, Never>()
      var (runs, seen) = ([AnyCancellable](), [String]())
      runs.append(
        subject.sink { value in
          seen.append("first \(value)")
          guard value == 1 else { return }
          runs.append(subject.sink { seen.append("inner \($0)") })
          subject.send(2)
          runs[1].cancel()
        })
      runs.append(subject.sink { seen.append("second \($0)") })
      subject.send(1)
      #expect(seen == ["first 1", "first 2", "second 2", "inner 2"])
    }

    @Test func aFutureKeepsItsFirstResult() async throws {
      var promise: Future<Int, Lost>.Promise?
      let future = Future<Int, Lost> { promise = $0 }
      let early = Recorder<Int>(.none)
      future.subscribe(early)
      promise?(.success(1))
      promise?(.failure(Lost()))
      #expect(early.events == [.subscription])
      early.subscription?.request(.max(3))
      let late = Recorder<Int>()
      future.subscribe(late)
      #expect(early.events == [.subscription, .value(1), .finished])
      #expect(late.events == early.events)
      #expect(try await future.value == 1)
      #expect(await Future<Int, Never> { $0(.success(2)) }.value == 2)
      await #expect(throws: Lost()) { try await Future<Int, Lost> { $0(.failure(Lost())) }.value }
    }

    @Test func threads() {
      let count = 2000
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      var seen = [[Int]](repeating: [], count: 3)
      nonisolated(unsafe) let runs = seen.indices.map { place in
        subject.sink { seen[place].append($0) }
      }
      DispatchQueue.concurrentPerform(iterations: 4) { place in
        for value in 0..<count { subject.send(4 * value + place) }
        if place == 0 { runs[1].cancel() }
      }
      #expect(seen[0].sorted() == Array(0..<4 * count) && seen[2].count == 4 * count)
      runs[0].cancel()
    }
  }
#endif
