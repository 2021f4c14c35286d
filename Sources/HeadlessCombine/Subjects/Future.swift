#if Publishers && !canImport(Combine)
  public import OpenCombine
  import Synchronization

  /// A publisher of one value, which a promise delivers, or of a failure.
  public final class Future<Output, Failure: Error>: Publisher {
    /// A function that delivers the result. Only its first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let fanout = Fanout<Output, Failure>()
    private let isFulfilled = Mutex(false)

    /// Calls a function at once that gets the promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill(fulfil)
    }

    private func fulfil(_ result: Result<Output, Failure>) {
      let isFirst = isFulfilled.withLock { isFulfilled in
        defer { isFulfilled = true }
        return !isFulfilled
      }
      guard isFirst else { return }
      switch result {
      case .success(let output): fanout.sendAndStore(output)
      case .failure(let error): fanout.send(completion: .failure(error))
      }
    }

    /// Adds a subscriber, which receives the result when it has demand and the promise was kept.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      fanout.add(subscriber, of: self, takesOne: true)
    }
  }

  extension Future where Failure == Never {
    /// The value, once the promise is kept.
    public var value: Output {
      get async {
        await withCheckedContinuation { continuation in
          subscribe(
            Subscribers.Sink(
              receiveCompletion: { _ in },
              receiveValue: { output in
                // Safe: the promise handed the value over. Like Apple's, it need not be `Sendable`.
                nonisolated(unsafe) let output = output
                continuation.resume(returning: output)
              }))
        }
      }
    }
  }

  extension Future {
    /// The value, once the promise is kept.
    ///
    /// - Throws: The promise's failure.
    public var value: Output {
      get async throws {
        try await withCheckedThrowingContinuation { continuation in
          subscribe(
            Subscribers.Sink(
              receiveCompletion: {
                if case .failure(let error) = $0 { continuation.resume(throwing: error) }
              },
              receiveValue: { output in
                // Safe: as in the property without failures.
                nonisolated(unsafe) let output = output
                continuation.resume(returning: output)
              }))
        }
      }
    }
  }
#endif
