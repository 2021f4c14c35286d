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

  @Test(arguments: ["render", "trace"]) func aFrameThatIsNoNumberIs65(command: String) async throws
  {
    let folder = try Folder()
    try folder.write("a.yaml", scene(screen: "{name: broken}"))
    let path = folder.path + "/a.yaml"
    let arguments =
      command == "render" ? [command, path, "-o", folder.path] : [command, path, "--rate", "10"]
    let status = await OverscrollProgram.status(
      of: arguments, adding: [ScreenDefinition("broken") { _ in Broken() }])
    #expect(status == 65)
    #expect(folder.files == ["a.yaml"])
  }
}
