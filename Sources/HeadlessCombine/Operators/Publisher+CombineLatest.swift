#if Publishers && !canImport(Combine)
  public import OpenCombine

  extension Publisher {
    /// Publishes the latest values of this publisher and of another one.
    ///
    /// The first tuple is sent when every publisher has sent a value, and another one at each
    /// further value. The publisher finishes when all of them have finished, and fails as soon as
    /// one fails. A request is passed to all of them. Values without demand only replace the latest
    /// value.
    public func combineLatest<P: Publisher>(
      _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Publishes a function of the latest values of this publisher and of another one.
    public func combineLatest<P: Publisher, T>(
      _ other: P,
      _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of this publisher and of two others.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes a function of the latest values of this publisher and of two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q,
      _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of this publisher and of three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes a function of the latest values of this publisher and of three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
