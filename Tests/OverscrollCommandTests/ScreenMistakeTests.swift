import HeadlessUIKit
import Overscroll
import OverscrollCommand
import TestSupport
import Testing

/// A mistake in a custom screen ends a command with status 65 and leaves no files.
@MainActor
struct ScreenMistakeTests {
  /// A screen with a constraint between views without a common ancestor.
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

  /// A screen that makes a mistake while it loads, or whenever it is scrolled.
  private final class Mistaken: UIViewController, UIScrollViewDelegate {
    enum Mistake: CaseIterable {
      case viewInsideItself, viewInsideItsChild, layerInsideItself, maskOfItsMask
      case tooDeep, offsetBecauseOfOffset, offsetThatIsNoNumber, transformThatIsNoNumber
      case frameThatIsNoNumber
    }

    private let mistake: Mistake
    private let scrollView = UIScrollView()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

    init(_ mistake: Mistake) {
      self.mistake = mistake
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      scrollView.frame = view.bounds
      scrollView.contentSize.height = 3000
      scrollView.delegate = self
      view.addSubview(scrollView)
      scrollView.addSubview(card)
      let inner = UIView()
      card.addSubview(inner)
      switch mistake {
      case .viewInsideItself: card.addSubview(card)
      case .viewInsideItsChild: inner.addSubview(card)
      case .layerInsideItself: inner.layer.addSublayer(card.layer)
      case .maskOfItsMask:
        let other = UIView()
        card.mask = other
        other.mask = card
      case .tooDeep:
        var innermost = inner
        for _ in 0..<500 {
          let next = UIView()
          innermost.addSubview(next)
          innermost = next
        }
      case .offsetBecauseOfOffset, .offsetThatIsNoNumber, .transformThatIsNoNumber,
        .frameThatIsNoNumber:
        break
      }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let zero = scrollView.contentOffset.x
      switch mistake {
      case .offsetBecauseOfOffset: scrollView.contentOffset.y += 1
      case .offsetThatIsNoNumber: scrollView.contentOffset.y = zero / zero
      case .transformThatIsNoNumber: card.transform.a = zero / zero
      case .frameThatIsNoNumber: card.frame.size.height = zero / zero
      case .viewInsideItself, .viewInsideItsChild, .layerInsideItself, .maskOfItsMask, .tooDeep:
        break
      }
    }
  }

  @Test(arguments: ["render", "trace"], Mistaken.Mistake.allCases)
  private func aMistakeIs65(command: String, mistake: Mistaken.Mistake) async throws {
    try await expectMistake(command, Mistaken(mistake))
  }

  @Test(arguments: ["render", "trace"])
  func aConstraintWithoutACommonAncestorIs65(command: String) async throws {
    try await expectMistake(command, Torn())
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
