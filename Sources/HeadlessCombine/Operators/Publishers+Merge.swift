#if Publishers && !canImport(Combine)
  public import OpenCombine

  extension Publishers {
    /// A publisher of the values of two publishers, as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B

      /// Creates a publisher of the values of two publishers, as they arrive.
      public init(_ a: A, _ b: B) {
        (self.a, self.b) = (a, b)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 2)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.start()
      }
    }

    /// A publisher of the values of three publishers, as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C

      /// Creates a publisher of the values of three publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C) {
        (self.a, self.b, self.c) = (a, b, c)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 3)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.start()
      }
    }

    /// A publisher of the values of four publishers, as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
      A.Output == D.Output, A.Failure == D.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D

      /// Creates a publisher of the values of four publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 4)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.subscribe(to: d, at: 3)
        values.start()
      }
    }
  }

  extension Publishers.Merge: Equatable
  where A: Equatable, B: Equatable {}

  extension Publishers.Merge3: Equatable
  where A: Equatable, B: Equatable, C: Equatable {}

  extension Publishers.Merge4: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
#endif
