// Modules that loaded apps import. Apps find them in this program.
import ConstraintDSL
import HeadlessCombine
import OverscrollCommand
import UIKit

await OverscrollProgram.main()
