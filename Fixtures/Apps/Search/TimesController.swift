import Combine
import UIKit

/// Prints the values of publishers with schedulers, each at its time.
final class TimesController: UIViewController {
  private let numbers = PassthroughSubject<Int, Never>()
  @Published private var name = "a"
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    line("loaded")
    log("delayed", numbers.delay(for: 0.03, scheduler: RunLoop.main))
    log("debounced", numbers.debounce(for: 0.05, scheduler: DispatchQueue.main))
    log(
      "latest",
      numbers.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true))
    log("first", numbers.throttle(for: 0.1, scheduler: RunLoop.main, latest: false))
    log("collected", numbers.collect(.byTime(OperationQueue.main, 0.2)))
    log("received", numbers.receive(on: OperationQueue.main).filter { $0 == 5 })
    log("named", $name.throttle(for: 0.1, scheduler: OperationQueue.main, latest: true))
    log("pair", $name.combineLatest(numbers.prefix(1)) { "\($0)\($1)" })
    log("merged", numbers.merge(with: Just(0)).prefix(2))
    log(
      "timer",
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().prefix(2)
        .scan(0) { count, _ in count + 1 })
    log("notified", NotificationCenter.default.publisher(for: .init("n")).map(\.name.rawValue))
    let list = UIScrollView(frame: view.bounds)
    log("offset", list.publisher(for: \.contentOffset).map(\.y))
    Task { for await number in numbers.values.prefix(2) { line("awaited \(number)") } }
    Ticks(times: [0.1, 0.14, 0.18, 0.26, 0.5]).subscribe(numbers).store(in: &subscriptions)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
      self.name = "b"
      list.contentOffset.y = 7
      NotificationCenter.default.post(name: .init("n"), object: nil)
    }
  }

  private func log<Source: Publisher>(_ name: String, _ source: Source)
  where Source.Failure == Never {
    source.sink { line("\(name) \($0)") }.store(in: &subscriptions)
  }
}
