import Foundation

/// Shows images one after another in an image view, at exact times of the screen's clock.
@MainActor
final class ImageAnimation: ClockedEvent {
  private let images: [UIImage]
  /// The time for which an image is shown.
  private let span: TimeInterval
  /// The number of images from one event to the next: more than one if images change faster than
  /// any display.
  private let stride: Int
  /// The number of rounds; 0 repeats forever.
  private let rounds: Int
  private let start: TimeInterval
  private let clock = ScreenEnvironment.current.clock
  private weak var view: UIImageView?
  /// The number of images shown so far, including the current one.
  private var count = 1

  /// The shortest time between two events, in seconds.
  private static let shortestStep = 1.0 / 240
  /// The shortest time for which an image is shown, in seconds.
  private static let shortestSpan = 1e-9

  /// Starts with the first image. Returns nil without images.
  init?(_ images: [UIImage], duration: TimeInterval, rounds: Int, in view: UIImageView) {
    guard !images.isEmpty else { return nil }
    self.images = images
    // UIKit's default is 1/30 second per image.
    span = max(duration > 0 ? duration / Double(images.count) : 1 / 30, Self.shortestSpan)
    stride = max(Int(Self.shortestStep / span), 1)
    self.rounds = rounds
    self.view = view
    start = clock.time
    clock.wait(for: self)
  }

  var current: UIImage { images[(count - 1) % images.count] }
  var due: TimeInterval { start + Double(count) * span }
  var isMotion: Bool { rounds > 0 }

  func stop() { clock.cancel(self) }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard let view else { return }
    guard rounds == 0 || count / images.count < rounds else { return view.stopAnimating() }
    count += stride
    clock.wait(for: self)
    view.showImage()
  }
}
