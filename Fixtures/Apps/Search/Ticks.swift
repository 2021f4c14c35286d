import Combine
import Foundation

/// A publisher of the app's own: sends the numbers from 1 on, each at its time.
///
/// Its subscription is a generic class below `NSObject`. It must stay outside of the main actor,
/// because `Gate` calls it from anywhere.
struct Ticks: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let times: [Double]

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Int, Downstream.Failure == Never {
    subscriber.receive(subscription: Gate(run: Run(subscriber, times)))
  }

  private final class Gate<Downstream: Subscriber>: Subscription where Downstream.Input == Int {
    private let run: Run<Downstream>

    init(run: Run<Downstream>) { self.run = run }

    func request(_ demand: Subscribers.Demand) { run.request(demand) }
    func cancel() { run.cancel() }
  }

  private final class Run<Downstream: Subscriber>: NSObject, Subscription
  where Downstream.Input == Int {
    private var downstream: Downstream?
    private let times: [Double]

    init(_ downstream: Downstream, _ times: [Double]) {
      self.downstream = downstream
      self.times = times
    }

    func request(_ demand: Subscribers.Demand) {
      for (index, time) in times.enumerated() {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
          _ = self.downstream?.receive(index + 1)
        }
      }
    }

    func cancel() { downstream = nil }
  }
}
