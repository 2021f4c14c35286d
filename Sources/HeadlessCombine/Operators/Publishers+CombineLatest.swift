#if Publishers && !canImport(Combine)
  public import OpenCombine

  extension Publishers {
    /// A publisher of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// The latest value of each publisher.
      public typealias Output = (A.Output, B.Output)
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B

      /// Creates a publisher of the latest values of two publishers.
      public init(_ a: A, _ b: B) {
        (self.a, self.b) = (a, b)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let aValue = LatestValue<A.Output>()
        let bValue = LatestValue<B.Output>()
        let values = LatestValues(to: subscriber, of: 2) {
          if let a = aValue.latest, let b = bValue.latest { (a, b) } else { nil }
        }
        values.subscribe(to: a, at: 0, aValue)
        values.subscribe(to: b, at: 1, bValue)
        values.start()
      }
    }

    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
      /// The latest value of each publisher.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C

      /// Creates a publisher of the latest values of three publishers.
      public init(_ a: A, _ b: B, _ c: C) {
        (self.a, self.b, self.c) = (a, b, c)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let aValue = LatestValue<A.Output>()
        let bValue = LatestValue<B.Output>()
        let cValue = LatestValue<C.Output>()
        let values = LatestValues(to: subscriber, of: 3) {
          if let a = aValue.latest, let b = bValue.latest, let c = cValue.latest {
            (a, b, c)
          } else {
            nil
          }
        }
        values.subscribe(to: a, at: 0, aValue)
        values.subscribe(to: b, at: 1, bValue)
        values.subscribe(to: c, at: 2, cValue)
        values.start()
      }
    }

    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
      /// The latest value of each publisher.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D

      /// Creates a publisher of the latest values of four publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let aValue = LatestValue<A.Output>()
        let bValue = LatestValue<B.Output>()
        let cValue = LatestValue<C.Output>()
        let dValue = LatestValue<D.Output>()
        let values = LatestValues(to: subscriber, of: 4) {
          if let a = aValue.latest, let b = bValue.latest, let c = cValue.latest,
            let d = dValue.latest
          {
            (a, b, c, d)
          } else {
            nil
          }
        }
        values.subscribe(to: a, at: 0, aValue)
        values.subscribe(to: b, at: 1, bValue)
        values.subscribe(to: c, at: 2, cValue)
        values.subscribe(to: d, at: 3, dValue)
        values.start()
      }
    }
  }

  extension Publishers.CombineLatest: Equatable
  where A: Equatable, B: Equatable {}

  extension Publishers.CombineLatest3: Equatable
  where A: Equatable, B: Equatable, C: Equatable {}

  extension Publishers.CombineLatest4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
