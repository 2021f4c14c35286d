import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting

/// A directory of its own for one test, gone with the value.
final class Folder {
  let path: String

  init() throws {
    path = (NSTemporaryDirectory() as NSString).appendingPathComponent(
      "overscroll-testing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Paths of all files in it, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { !isDirectory($0) }.sorted()
  }

  private func isDirectory(_ file: String) -> Bool {
    var isDirectory = ObjCBool(false)
    let exists = FileManager.default.fileExists(
      atPath: "\(path)/\(file)", isDirectory: &isDirectory)
    return exists && isDirectory.boolValue
  }

  func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")))
  }

  /// An environment in which failures and goldens stay in this directory.
  func environment(_ record: RecordMode = .missing) -> SnapshotEnvironment {
    var environment = SnapshotEnvironment(["OVERSCROLL_ARTIFACTS_DIR": "\(path)/artifacts"])
    environment.record = record
    return environment
  }
}

/// A square on a scroll view: 40 × 60 points, content twice as high.
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
