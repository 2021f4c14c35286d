import Foundation
import Graphics
import HeadlessUIKit

extension Recorder {
  /// The first screen as one self-contained HTML page: its reader drags the screen with finger, wheel or
  /// keys, the page's own scroll physics choose the offset, and what was recorded at that offset is seen,
  /// overscroll included. An effect that shows different things at one offset, depending on the way there,
  /// is played over time instead, and its reader scrubs.
  ///
  /// - Parameters:
  ///   - title: the page's title.
  ///   - description: what the figure shows, for those who do not see it.
  ///   - figure: what is drawn around the screen.
  /// - Returns: HTML in UTF-8; the same for the same screen.
  /// - Throws: what the stage throws, `RecordingError`, `CodecError` for a picture that no file can hold.
  public func page(
    title: String, description: String, figure: FigureStyle
  ) throws -> [UInt8] {
    let panel = try firstPanel()
    let composer = FigureComposer(figure, panels: [panel])
    var page = try panel.stage.pageScroller.flatMap { scrollView in
      try OffsetSweep(panel.stage, scrollView, composer).film()
    }
    if let swept = page {
      let played = try PlayedOffsets(try firstPanel().stage)
      page = swept.with(played, zoom: Double(figure.magnification))
    }
    let background =
      switch figure.background {
      case .color(let color): color
      // Among the film's layers, as in pictures.
      case .gradient: Color.clear
      }
    let film: FigurePage
    if let page {
      film = FigurePage(
        title: title, description: description, size: composer.size, background: background,
        axis: .offset(page.scroll), count: page.count, film: page.film)
    } else {
      let played = try timeFilm(composer)
      film = FigurePage(
        title: title, description: description, size: composer.size, background: background,
        axis: .time(step: played.step), count: played.count, film: played.film)
    }
    return Array(try film.html().utf8)
  }

  private func timeFilm(
    _ composer: FigureComposer
  ) throws -> (film: PageFilm, count: Int, step: TimeInterval) {
    let stage = try firstPanel().stage
    let rate = min(30, stage.display.hertz)
    let run = ScreenRun(stage, schedules: [.film(framesPerSecond: rate)])
    var (film, count) = (PageFilm(), 0)
    while let shot = try run.next() {
      let tree = composer.tree(of: shot.pictures)
      for _ in 0..<shot.counts[0] {
        film.append(tree)
        count += 1
      }
    }
    return (film, count, 1 / Double(rate))
  }
}
