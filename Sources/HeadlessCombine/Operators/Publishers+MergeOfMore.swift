#if Publishers && !canImport(Combine)
  public import OpenCombine

  extension Publishers {
    /// A publisher of the values of five publishers, as they arrive.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
      Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
      A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D, e: E

      /// Creates a publisher of the values of five publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 5)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.subscribe(to: d, at: 3)
        values.subscribe(to: e, at: 4)
        values.start()
      }
    }

    /// A publisher of the values of six publishers, as they arrive.
    public struct Merge6<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
      A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
      A.Output == F.Output, A.Failure == F.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D, e: E, f: F

      /// Creates a publisher of the values of six publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 6)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.subscribe(to: d, at: 3)
        values.subscribe(to: e, at: 4)
        values.subscribe(to: f, at: 5)
        values.start()
      }
    }

    /// A publisher of the values of seven publishers, as they arrive.
    public struct Merge7<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
      A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
      A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

      /// Creates a publisher of the values of seven publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 7)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.subscribe(to: d, at: 3)
        values.subscribe(to: e, at: 4)
        values.subscribe(to: f, at: 5)
        values.subscribe(to: g, at: 6)
        values.start()
      }
    }

    /// A publisher of the values of eight publishers, as they arrive.
    public struct Merge8<
      A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
      G: Publisher, H: Publisher
    >: Publisher
    where
      A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
      A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
      A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
      A.Output == H.Output, A.Failure == H.Failure
    {
      /// The type of the values of all publishers.
      public typealias Output = A.Output
      /// The failure of all publishers.
      public typealias Failure = A.Failure

      /// The publishers.
      public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

      /// Creates a publisher of the values of eight publishers, as they arrive.
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
      }

      /// Adds a subscriber, for which all publishers are subscribed to.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = MergedValues(to: subscriber, of: 8)
        values.subscribe(to: a, at: 0)
        values.subscribe(to: b, at: 1)
        values.subscribe(to: c, at: 2)
        values.subscribe(to: d, at: 3)
        values.subscribe(to: e, at: 4)
        values.subscribe(to: f, at: 5)
        values.subscribe(to: g, at: 6)
        values.subscribe(to: h, at: 7)
        values.start()
      }
    }
  }

  extension Publishers.Merge5: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

  extension Publishers.Merge6: Equatable
  where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

  extension Publishers.Merge7: Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
  {}

  extension Publishers.Merge8: Equatable
  where
    A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
    G: Equatable, H: Equatable
  {}
#endif
