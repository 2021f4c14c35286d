import Foundation

/// Pictures that an image view shows one after the other, at exact times of the screen's clock.
@MainActor
final class ImageAnimation: ClockedEvent {
  private let images: [UIImage]
  private let span: TimeInterval
  /// Rounds; zero is for ever.
  private let rounds: Int
  private let start: TimeInterval
  private let clock = ScreenEnvironment.current.clock
  private weak var view: UIImageView?
  /// Pictures shown, the one that is seen included.
  private var count = 1

  /// Begins with the first; nil without pictures.
  init?(_ images: [UIImage], duration: TimeInterval, rounds: Int, in view: UIImageView) {
    guard !images.isEmpty else { return nil }
    self.images = images
    // Apple's: a thirtieth of a second each where nothing is said.
    span = duration > 0 ? duration / Double(images.count) : 1 / 30
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
    guard rounds == 0 || count < rounds * images.count else { return view.stopAnimating() }
    count += 1
    clock.wait(for: self)
    view.showImage()
  }
}
