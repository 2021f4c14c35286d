// What apps import that the program loads: they find it in the program itself.
import ConstraintDSL
import OverscrollCommand
import UIKit

await OverscrollProgram.main()
