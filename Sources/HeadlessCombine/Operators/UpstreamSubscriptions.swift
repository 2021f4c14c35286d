#if Publishers && !canImport(Combine)
  import OpenCombine

  /// The subscriptions of an operator to several publishers, by their place in its argument list.
  struct UpstreamSubscriptions<Failure: Error> {
    private var subscriptions: [(any Subscription)?]
    private var areOpen: [Bool]
    /// The completion of the operator: the first failure, or `finished` once all publishers have
    /// finished. With no publishers it is `finished` from the beginning.
    private(set) var completion: Subscribers.Completion<Failure>?

    init(count: Int) {
      subscriptions = Array(repeating: nil, count: count)
      areOpen = Array(repeating: true, count: count)
      completion = count == 0 ? .finished : nil
    }

    /// The subscriptions to publishers that have not finished.
    var active: [any Subscription] { subscriptions.compactMap { $0 } }

    /// Returns the active subscriptions except one.
    func active(besides index: Int) -> [any Subscription] {
      subscriptions.indices.filter { $0 != index }.compactMap { subscriptions[$0] }
    }

    subscript(index: Int) -> (any Subscription)? { subscriptions[index] }

    /// Stores a subscription.
    ///
    /// - Returns: False if there is one already, or if the publisher has finished. The caller then
    ///   cancels the new one.
    mutating func add(_ subscription: any Subscription, at index: Int) -> Bool {
      guard areOpen[index], subscriptions[index] == nil else { return false }
      subscriptions[index] = subscription
      return true
    }

    /// Notes that a publisher has completed.
    ///
    /// - Returns: The subscriptions that the caller must cancel, because the operator has failed.
    mutating func complete(
      _ index: Int, _ completion: Subscribers.Completion<Failure>
    ) -> [any Subscription] {
      guard self.completion == nil else { return [] }
      close(index)
      if case .finished = completion, areOpen.contains(true) { return [] }
      self.completion = completion
      return removeAll()
    }

    /// Removes all subscriptions and returns them. The caller must cancel them.
    mutating func removeAll() -> [any Subscription] {
      let active = active
      for index in areOpen.indices { close(index) }
      return active
    }

    private mutating func close(_ index: Int) {
      subscriptions[index] = nil
      areOpen[index] = false
    }
  }
#endif
