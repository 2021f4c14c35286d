import Overscroll
import OverscrollCommand
import Screens

// Everything `overscroll` can do, with one more screen that scenes can name.
await OverscrollProgram.main(adding: [
  ScreenDefinition("collapsing-header") { _ in CollapsingHeaderController() }
])
