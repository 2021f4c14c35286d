#if Publishers && !canImport(Combine)
  public import Foundation
  public import OpenCombine
  public import OpenCombineDispatch
  public import OpenCombineFoundation

  extension Publisher {
    /// Publishes the first value, and then at most one value per interval, on a dispatch queue.
    ///
    /// - Parameters:
    ///   - interval: The shortest time between two values.
    ///   - scheduler: The queue on which the values are sent.
    ///   - latest: Whether the latest value of an interval is sent, and not its first.
    public func throttle(
      for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue, latest: Bool
    ) -> Publishers.Throttle<Publishers.AfterSubscription<Self>, DispatchQueue> {
      Publishers.Throttle(
        upstream: Publishers.AfterSubscription(upstream: self), interval: interval,
        scheduler: scheduler, latest: latest)
    }

    /// Publishes the first value, and then at most one value per interval, on a run loop.
    public func throttle(
      for interval: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop, latest: Bool
    ) -> Publishers.Throttle<Publishers.AfterSubscription<Self>, RunLoop> {
      Publishers.Throttle(
        upstream: Publishers.AfterSubscription(upstream: self), interval: interval,
        scheduler: scheduler, latest: latest)
    }

    /// Publishes the first value, and then at most one value per interval, on an operation queue.
    public func throttle(
      for interval: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue, latest: Bool
    ) -> Publishers.Throttle<Publishers.AfterSubscription<Self>, OperationQueue> {
      Publishers.Throttle(
        upstream: Publishers.AfterSubscription(upstream: self), interval: interval,
        scheduler: scheduler, latest: latest)
    }
  }
#endif
