/// A page whose samples are taken over the offset.
struct SweptPage {
  let scroll: FigurePage.ScrollPage
  let count: Int
  let film: PageFilm

  func with(_ played: PlayedOffsets, zoom: Double) -> SweptPage {
    SweptPage(
      scroll: FigurePage.ScrollPage(
        first: scroll.first, step: scroll.step, lower: scroll.lower, upper: scroll.upper,
        length: scroll.length, bounces: scroll.bounces, constants: scroll.constants,
        rate: scroll.rate, zoom: zoom, script: played.offsets, scriptStep: played.step),
      count: count, film: film)
  }
}
