#if Publishers && !canImport(Combine)
  public import OpenCombine

  extension Publishers {
    /// A publisher of the values of any number of publishers of one type, as they arrive. With no
    /// publishers it finishes at once.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The type of the values of all publishers.
      public typealias Output = Upstream.Output
      /// The failure of all publishers.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher of the values of the given publishers.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher of the values of the given publishers.
      public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: publishers.count)
        for (index, publisher) in publishers.enumerated() {
          values.subscribe(to: publisher, at: index)
        }
        values.start()
      }

      /// Returns a publisher of the values of these publishers and of another one.
      public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
  }

  extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
#endif
