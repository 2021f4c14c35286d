import HeadlessUIKit
import Overscroll
import OverscrollCommand
import TestSupport
import Testing

/// A mistake in a screen's own code ends a command with 65 and leaves nothing behind.
@MainActor
struct ScreenMistakeTests {
  private final class Broken: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let card = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      scrollView.frame = view.bounds
      scrollView.contentSize.height = 3000
      scrollView.delegate = self
      view.addSubview(scrollView)
      view.addSubview(card)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      card.frame.size.height = scrollView.contentOffset.y / 0 * 0
    }
  }

  /// A constraint between views that have nothing in common.
  private final class Torn: UIViewController {
    private let stray = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      card.topAnchor.constraint(equalTo: stray.topAnchor).isActive = true
    }
  }

  @Test(arguments: ["render", "trace"])
  func aConstraintWithoutACommonAncestorIs65(command: String) async throws {
    try await expectMistake(command, Torn())
  }

  @Test(arguments: ["render", "trace"]) func aFrameThatIsNoNumberIs65(command: String) async throws
  {
    try await expectMistake(command, Broken())
  }

  private func expectMistake(_ command: String, _ screen: UIViewController) async throws {
    let folder = try Folder()
    try folder.write("a.yaml", scene(screen: "{name: broken}"))
    let path = folder.path + "/a.yaml"
    let arguments =
      command == "render" ? [command, path, "-o", folder.path] : [command, path, "--rate", "10"]
    let status = await OverscrollProgram.status(
      of: arguments, adding: [ScreenDefinition("broken") { _ in screen }])
    #expect(status == 65)
    #expect(folder.files == ["a.yaml"])
  }
}
