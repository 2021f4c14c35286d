import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import TestSupport

extension Folder {
  /// Returns an environment that keeps failures and goldens in this folder.
  func environment(_ record: RecordMode = .missing) throws -> SnapshotEnvironment {
    var environment = try SnapshotEnvironment(["OVERSCROLL_ARTIFACTS_DIR": "\(path)/artifacts"])
    environment.record = record
    return environment
  }
}

/// A square in a scroll view of 40 × 60 points, with content twice as high.
@MainActor
final class SquareController: UIViewController {
  private let color: UIColor
  private let side: CGFloat

  init(color: UIColor, side: CGFloat) {
    self.color = color
    self.side = side
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.contentSize = CGSize(width: 40, height: 120)
    let square = UIView(frame: CGRect(x: 10, y: 20, width: side, height: side))
    square.backgroundColor = color
    square.accessibilityIdentifier = "square"
    scrollView.addSubview(square)
    view.addSubview(scrollView)
  }
}

@MainActor
func square(
  _ color: UIColor = .init(red: 1, green: 0, blue: 0, alpha: 1), side: CGFloat = 10,
  width: CGFloat = 40, timeline: Timeline = [.drag(by: -20, over: 0.2), .release, .settle]
) throws -> ScriptedScreen {
  let device = try Device(
    size: CGSize(width: width, height: 60), scale: 1, safeArea: .init())
  return ScriptedScreen(on: device, timeline: timeline) {
    SquareController(color: color, side: side)
  }
}
