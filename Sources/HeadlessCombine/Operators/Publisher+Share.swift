#if Publishers && !canImport(Combine)
  public import Foundation
  public import OpenCombine

  // OpenCombine's `share()` sends a value to several subscribers in the order of their addresses. A
  // more specific declaration is preferred, and none is possible for every failure.

  extension Publishers {
    /// A publisher that shares one subscription among all subscribers, in their order.
    public typealias SharedInOrder<Upstream: Publisher> = Autoconnect<
      Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
  }

  extension Publisher {
    fileprivate func sharedInOrder() -> Publishers.SharedInOrder<Self> {
      multicast(subject: PassthroughSubject()).autoconnect()
    }
  }

  extension Publisher where Failure == Never {
    /// Shares one subscription among all subscribers. They receive each value in the order in
    /// which they subscribed.
    public func share() -> Publishers.SharedInOrder<Self> { sharedInOrder() }
  }

  extension Publisher where Failure == any Error {
    /// Shares one subscription among all subscribers, in their order.
    public func share() -> Publishers.SharedInOrder<Self> { sharedInOrder() }
  }

  extension Publisher where Failure == URLError {
    /// Shares one subscription among all subscribers, in their order.
    public func share() -> Publishers.SharedInOrder<Self> { sharedInOrder() }
  }
#endif
