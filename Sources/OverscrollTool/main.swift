// Modules that loaded apps import. Apps find them in this program.
import ConstraintDSL
import OverscrollCommand
import UIKit

await OverscrollProgram.main()
