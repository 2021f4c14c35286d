import Foundation
import Graphics
import HeadlessUIKit
import Overscroll
import Testing

/// Mistakes for which UIKit raises an exception: the stage throws an error instead of trapping, and
/// its state does not change.
@MainActor
struct ScreenErrorTests {
  /// A screen with a card in a scroll view. `act` is applied to them at the first scroll of the
  /// script.
  private final class Careless: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let act: (Careless) -> Void
    /// Whether `act` may run. It is set once the stage is complete, because its first layout
    /// scrolls too.
    var isArmed = false

    init(_ act: @escaping (Careless) -> Void) {
      self.act = act
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      scrollView.accessibilityIdentifier = "scrollView"
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      scrollView.delegate = self
      view.addSubview(scrollView)
      scrollView.addSubview(card)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard isArmed else { return }
      isArmed = false
      act(self)
    }
  }

  private static let timeline: Timeline = [
    .hold(0.1), .drag(by: -60, over: 0.2), .release, .settle, .fling(by: 200, over: 0.1), .settle,
  ]

  private func stage(_ act: @escaping (Careless) -> Void) throws -> (Stage, Careless) {
    let screen = Careless(act)
    let stage = try Stage(device: .iPhone8, timeline: Self.timeline) { screen }
    screen.isArmed = true
    return (stage, screen)
  }

  /// Plays the stage to the end and returns the errors thrown on the way.
  private func errors(of stage: Stage) -> [ScreenError] {
    var errors: [ScreenError] = []
    for tick in 1...360 {
      do {
        try stage.advance(to: Double(tick) / 60)
      } catch let error as ScreenError {
        errors.append(error)
      } catch {
        Issue.record(error)
      }
    }
    return errors
  }

  private typealias Misuse = @MainActor (UIView, UIScrollView, CGFloat) -> Void

  nonisolated private static let misuses: [(String, String, Misuse)] = [
    (
      "UIView:card", "frame", { card, _, x in card.frame = CGRect(x: x, y: 0, width: 1, height: 1) }
    ),
    ("UIView:card", "frame", { card, _, x in card.frame.size.height = x }),
    ("UIView:card", "bounds", { card, _, x in card.bounds.size.width = x }),
    ("UIView:card", "center", { card, _, x in card.center.y = x }),
    ("UIView:card", "transform", { card, _, x in card.transform.a = x }),
    ("UIView:card", "alpha", { card, _, x in card.alpha = x }),
    ("UIView:card", "position", { card, _, x in card.layer.position.x = x }),
    ("UIView:card", "bounds", { card, _, x in card.layer.bounds.origin.x = x }),
    ("UIView:card", "anchorPoint", { card, _, x in card.layer.anchorPoint.x = x }),
    ("UIView:card", "zPosition", { card, _, x in card.layer.zPosition = x }),
    ("UIView:card", "cornerRadius", { card, _, x in card.layer.cornerRadius = x }),
    ("UIView:card", "shadowRadius", { card, _, x in card.layer.shadowRadius = x }),
    ("UIView:card", "contentsRect", { card, _, x in card.layer.contentsRect.size.width = x }),
    ("UIView:card", "layoutMargins", { card, _, x in card.layoutMargins.top = x }),
    ("UIScrollView:scrollView", "contentOffset", { _, view, x in view.contentOffset.y = x }),
    (
      "UIScrollView:scrollView", "contentOffset",
      { _, view, x in view.setContentOffset(CGPoint(x: 0, y: x), animated: true) }
    ),
    ("UIScrollView:scrollView", "contentSize", { _, view, x in view.contentSize.height = x }),
    ("UIScrollView:scrollView", "contentInset", { _, view, x in view.contentInset.top = x }),
    ("UIScrollView:scrollView", "bounds", { _, view, x in view.bounds.origin.y = x }),
  ]

  @Test(arguments: misuses.indices) func aNumberThatIsNoneIsThrownAndNotTaken(index: Int) throws {
    let (owner, property, misuse) = Self.misuses[index]
    for value in [CGFloat.nan, .infinity, -.infinity] {
      var before: [String] = []
      func state(_ screen: Careless) -> [String] {
        let (card, view) = (screen.card, screen.scrollView)
        return [
          "\(card.frame) \(card.bounds) \(card.transform) \(card.alpha) \(card.layoutMargins)",
          "\(card.layer.anchorPoint) \(card.layer.zPosition) \(card.layer.cornerRadius)",
          "\(card.layer.shadowRadius) \(card.layer.contentsRect)",
          "\(view.bounds) \(view.contentSize) \(view.contentInset)",
        ]
      }
      var after: [String] = []
      let (stage, _) = try stage { screen in
        before = state(screen)
        misuse(screen.card, screen.scrollView, value)
        after = state(screen)
      }
      let errors = errors(of: stage)
      #expect(before == after && !before.isEmpty)
      guard case .notFinite(owner, property, let numbers)? = errors.first?.kind else {
        Issue.record("\(property) = \(value): \(errors)")
        continue
      }
      #expect(errors.count == 1 && numbers.contains(value.isNaN ? "nan" : "inf"))
      #expect(stage.problems == errors.map(\.description))
      #expect(stage.end != nil, "the script is played to its end")
    }
  }

  @Test func theMessageIsCoreAnimationsAndNamesTheView() throws {
    let (stage, _) = try stage { $0.card.center = CGPoint(x: CGFloat.nan, y: 4) }
    #expect(
      errors(of: stage).map(\.kind.description) == [
        "CALayerInvalidGeometry: UIView:card: center contains NaN: [nan 4.0]"
      ])
  }

  @Test func whatIsHugeButFiniteTrapsNowhere() throws {
    for value in [CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude, 1e300, -1e20] {
      let (stage, _) = try stage { screen in
        screen.card.frame = CGRect(x: value, y: value, width: abs(value), height: 10)
        screen.card.transform = CGAffineTransform(scaleX: value, y: 1)
      }
      _ = errors(of: stage)
      _ = stage.layerTree()
      _ = stage.traceRow()
    }
  }

  @Test func aMistakeWhileTheScreenIsMadeKeepsItFromStarting() {
    #expect(throws: ScreenError.self) {
      try Stage(device: .iPhone8) {
        let controller = UIViewController()
        controller.view.frame.size.width = .nan
        return controller
      }
    }
  }

  @Test func aViewCannotBecomeASubviewOfItself() throws {
    let (stage, screen) = try stage { screen in
      screen.card.addSubview(screen.card)
      screen.card.addSubview(screen.scrollView)
    }
    #expect(
      errors(of: stage).map(\.kind) == [
        .viewInsideItself(view: "UIView:card", superview: "UIView:card")
      ])
    #expect(screen.card.subviews.isEmpty && screen.card.superview === screen.scrollView)
    let place = "in aViewCannotBecomeASubviewOfItself: "
    #expect(
      stage.problems == [
        "\(place)Can't add self as subview: UIView:card",
        "\(place)Can't add UIScrollView:scrollView as a subview of UIView:card, which is inside it",
      ])
  }

  @Test func aLayerCannotBecomePartOfItself() throws {
    let (stage, screen) = try stage { screen in
      screen.card.layer.addSublayer(screen.scrollView.layer)
      screen.card.layer.mask = screen.card.layer
      let mask = CALayer()
      screen.card.layer.mask = mask
      mask.addSublayer(screen.card.layer)
    }
    #expect(errors(of: stage).count == 1 && stage.problems.count == 3, "\(stage.problems)")
    #expect(screen.card.layer.superlayer === screen.scrollView.layer)
    _ = stage.layerTree()
  }

  @Test func anImageThatIsMissingIsAProblemOfTheStage() throws {
    let stage = try Stage(device: .iPhone8, assets: MemoryAssets()) {
      let controller = UIViewController()
      controller.view.addSubview(UIImageView(image: UIImage(named: "beach")))
      controller.view.addSubview(UIImageView(image: UIImage(named: "beach")))
      return controller
    }
    #expect(stage.problems == ["no image named 'beach'"])
    var told: [[String]] = []
    let recorder = Recorder(jobs: 1, tellProblems: { told.append($0) }) { stage }
    _ = try recorder.still(at: 0, scale: 1)
    #expect(told == [["no image named 'beach'"]])
  }
}
