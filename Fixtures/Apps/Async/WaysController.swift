import Observation
import UIKit

/// Loads by every kind of asynchronous code that iOS apps use. Each way appends a line to a label
/// and prints it with the time since the launch, in milliseconds.
final class WaysController: UIViewController {
  private let label = UILabel()
  private let start = Date()
  private let counter = Counter()
  private let model = Model()
  private var source: (any DispatchSourceTimer)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.frame = view.bounds.insetBy(dx: 16, dy: 40)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 11)
    view.addSubview(label)
    loadByTasks()
    loadByQueues()
    loadByTimers()
    loadBySessions()
    observe()
  }

  private func show(_ way: String) {
    let time = Int((Date().timeIntervalSince(start) * 1000).rounded())
    print("\(time) \(way) \(Thread.isMainThread ? "" : "(on another thread)")")
    label.text = (label.text ?? "") + "\(time) \(way)\n"
  }

  private func value(_ number: Int) async -> Int {
    await Task.yield()
    return number
  }

  private func loadByTasks() {
    Task { show("task \(await value(1))") }
    Task.detached(priority: .background) { [self] in
      try? await Task.sleep(for: .milliseconds(100))
      await MainActor.run { show("detached") }
    }
    Task {
      async let one = value(1)
      async let two = value(2)
      show("async let \(await one + two)")
    }
    Task {
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 0..<5 { group.addTask { number } }
        return await group.reduce(0, +)
      }
      show("group \(sum)")
    }
    Task { show("actor \(await counter.next())") }
    Task { show("global actor \(await Storage.load())") }
    let cancelled = Task {
      do { try await Task.sleep(nanoseconds: 10_000_000_000) } catch { show("cancelled") }
    }
    let clock = ContinuousClock()
    Task {
      try await clock.sleep(until: clock.now + .milliseconds(200))
      cancelled.cancel()
    }
    Task {
      let numbers = AsyncStream<Int> { continuation in
        for number in 1...2 {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.15 * Double(number)) {
            continuation.yield(number)
            if number == 2 { continuation.finish() }
          }
        }
      }
      for await number in numbers { show("stream \(number)") }
    }
    Task {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.25)
          continuation.resume()
        }
      }
      show("thread")
    }
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "loading").asyncAfter(wallDeadline: .now() + 0.35) {
          continuation.resume()
        }
      }
      show("continuation")
    }
  }

  private func loadByQueues() {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async { show("queue") }
    }
    let group = DispatchGroup()
    for delay in [0.1, 0.4] {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { group.leave() }
    }
    group.notify(queue: .main) { [self] in show("group of queues") }
    let operations = OperationQueue()
    operations.addOperation { [self] in
      usleep(450_000)
      OperationQueue.main.addOperation { show("operation") }
    }
    RunLoop.main.perform { [self] in show("run loop") }
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { semaphore.signal() }
    semaphore.wait()
    perform(#selector(later), with: nil, afterDelay: 0.5)
  }

  @objc private func later() { show("perform") }

  private func loadByTimers() {
    Timer.scheduledTimer(withTimeInterval: 0.55, repeats: false) { [self] _ in show("timer") }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 0.6)
    source.setEventHandler { [self] in show("source") }
    source.resume()
    self.source = source
  }

  private func loadBySessions() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    let session = URLSession(configuration: configuration)
    guard let url = URL(string: "https://example.com/list"),
      let file = Bundle.main.url(forResource: "list", withExtension: "json")
    else { return }
    Task {
      let (data, _) = try await session.data(from: url)
      show("stub \(String(decoding: data, as: UTF8.self))")
    }
    URLSession.shared.dataTask(with: file) { data, _, _ in
      DispatchQueue.main.async { self.show("file \(data?.count ?? 0)") }
    }.resume()
  }

  private func observe() {
    withObservationTracking {
      _ = model.count
    } onChange: {
      DispatchQueue.main.async { self.show("observation \(self.model.count)") }
    }
    let name = Notification.Name("loaded")
    Task {
      for await _ in NotificationCenter.default.notifications(named: name) { show("notification") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.65) { [self] in
      model.count += 1
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

@Observable final class Model {
  var count = 0
}

actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@globalActor actor Storage {
  static let shared = Storage()

  @Storage static func load() -> Int { 3 }
}

final class Stub: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("stub".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
