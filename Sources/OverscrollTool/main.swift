// Modules that loaded apps import. Apps find them in this program.
import ConstraintDSL
import HeadlessCombine
import HeadlessFBSnapshotTestCase
import OverscrollCommand
import OverscrollSnapshotTesting
import UIKit

await OverscrollProgram.main()
