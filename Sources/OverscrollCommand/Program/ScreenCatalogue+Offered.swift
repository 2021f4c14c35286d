import Overscroll

extension ScreenCatalogue {
  /// The screens that scenes can name in this program.
  @TaskLocal static var offered = ScreenCatalogue.builtIn
}
