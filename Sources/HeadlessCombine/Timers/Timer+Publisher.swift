#if Publishers && !canImport(Combine)
  public import Foundation
  public import OpenCombine
  import OpenCombineFoundation

  extension Timer {
    /// Returns a publisher of the time, which sends at each end of an interval once it is
    /// connected.
    ///
    /// - Parameters:
    ///   - interval: The time between two values, in seconds.
    ///   - runLoop: The run loop of the timer, usually `.main`.
    ///   - mode: The mode in which the timer runs, usually `.common`.
    public static func publish(
      every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> SharedTimerPublisher {
      SharedTimerPublisher(
        publish(every: interval, tolerance: nil, on: runLoop, in: mode, options: nil))
    }

    /// Returns a publisher of the time, like `publish(every:on:in:)`.
    ///
    /// - Parameter tolerance: Ignored: a timer of a stage is never late.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval?, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> SharedTimerPublisher {
      publish(every: interval, on: runLoop, in: mode)
    }
  }

  /// A publisher of the time. Its subscribers receive it in the order in which they subscribed.
  ///
  /// OpenCombine's publisher holds its subscribers in a dictionary without order.
  public final class SharedTimerPublisher: ConnectablePublisher {
    /// The time at which the timer fires.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never

    private let timer: Timer.OCombine.TimerPublisher
    private let subject = PassthroughSubject<Date, Never>()

    init(_ timer: Timer.OCombine.TimerPublisher) { self.timer = timer }

    /// The time between two values, in seconds.
    public var interval: TimeInterval { timer.interval }

    /// Adds a subscriber.
    public func receive(subscriber: some Subscriber<Date, Never>) {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer. Cancelling the result stops it.
    public func connect() -> any Cancellable {
      let values = timer.sink { [subject] in subject.send($0) }
      let connection = timer.connect()
      return AnyCancellable {
        connection.cancel()
        values.cancel()
      }
    }
  }
#endif
