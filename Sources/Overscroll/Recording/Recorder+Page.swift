import Foundation
import Graphics
import HeadlessUIKit

extension Recorder {
  /// Returns the first screen as one self-contained HTML page. The reader drags the screen with a
  /// finger, the wheel or keys. The page's scroll physics determine the offset, and the page shows
  /// the picture recorded at that offset, including overscroll. If the picture at an offset depends
  /// on the path to it, the page plays the script over time instead, with a slider.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - description: The text alternative of the figure, for screen readers.
  ///   - figure: The figure drawn around the screen.
  /// - Returns: HTML in UTF-8, always equal for the same screen.
  /// - Throws: Errors of the stage, `RecordingError`, or `CodecError` for a picture that no file
  ///   format can hold.
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
      // A gradient is one of the film's layers, as in pictures.
      case .gradient: Color.clear
      }
    let film: (axis: FigurePage.Axis, count: Int, film: PageFilm)
    if let page {
      film = (.offset(page.scroll), page.count, page.film)
    } else {
      let played = try timeFilm(composer)
      film = (.time(step: played.step), played.count, played.film)
    }
    let start = try firstPanel().stage
    try start.advance(to: 0)
    let captions = [figure.caption, panel.caption].compactMap { $0?.text }
    let language = start.environment.locale?.identifier(.bcp47) ?? "en"
    return Array(
      try FigurePage(
        title: title, language: language, words: captions + ScreenText.words(on: start),
        description: description, size: composer.size, background: background, axis: film.axis,
        count: film.count, film: film.film
      ).html().utf8)
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
