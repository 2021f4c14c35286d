#if Publishers && !canImport(Combine)
  import Foundation
  public import OpenCombine

  extension Publishers {
    /// The times at which collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// At the end of each interval.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// At the end of each interval, and when as many values were collected.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of arrays of the values that arrived in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      /// The values of an interval, in the order of their arrival; never empty.
      public typealias Output = [Upstream.Output]
      /// The failure of the upstream publisher.
      public typealias Failure = Upstream.Failure

      /// The publisher of the values.
      public let upstream: Upstream
      /// The times at which collected values are sent.
      public let strategy: TimeGroupingStrategy<Context>
      /// The options for the scheduler.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher of arrays.
      public init(
        upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
      ) {
        (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
      }

      /// Adds a subscriber.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = CollectedValues<Upstream.Output, Failure>(to: subscriber)
        switch strategy {
        case .byTime(let scheduler, let interval):
          values.start(on: scheduler, every: interval, options)
        case .byTimeOrCount(let scheduler, let interval, let count):
          values.start(on: scheduler, every: interval, options)
          values.limit = Swift.max(1, count)
        }
        values.subscribe(to: upstream)
      }
    }
  }

  extension Publisher {
    /// Publishes arrays of the values that arrived in each interval.
    ///
    /// An interval without values sends nothing. When this publisher finishes, the values since the
    /// last interval are sent first. When it fails, they are lost. Without demand, values are
    /// collected until there is some.
    ///
    /// - Parameters:
    ///   - strategy: The scheduler, the interval, and optionally the number of values after which
    ///     an array is sent at once. A number below 1 stands for 1.
    ///   - options: The options for the scheduler.
    public func collect<Context: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }
#endif
