import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Overscroll
import Testing

/// Stages of one process share nothing, whatever their screens leave open between two ticks.
@MainActor
struct UnfinishedStageTests {
  /// A controller that opens, at one tick, everything that UIKit keeps outside of views, and closes
  /// it some ticks later.
  private final class Unfinished: UIViewController {
    /// The number of ticks during which everything stays open.
    let gap: Int
    /// The events and the names that they had.
    private(set) var log: [String] = []
    private let box = UIView()
    private let still = UIView()
    private let card = CALayer()
    private var tick = 0
    private var timer: Timer?

    init(gap: Int) {
      self.gap = gap
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      SelectorMethods.register("beat:", of: Unfinished.self) { screen, sender, _ in
        screen.note("beat \(sender as? String ?? "of the timer")")
      }
      SelectorMethods.register("step", of: Unfinished.self) { screen, _, _ in screen.step() }
      view.backgroundColor = .white
      box.frame = CGRect(x: 10, y: 100, width: 40, height: 40)
      box.backgroundColor = .red
      still.frame = CGRect(x: 10, y: 200, width: 40, height: 40)
      still.backgroundColor = .blue
      card.frame = CGRect(x: 10, y: 300, width: 40, height: 40)
      card.backgroundColor = UIColor.green.cgColor
      view.addSubview(box)
      view.addSubview(still)
      view.layer.addSublayer(card)
      CADisplayLink(target: self, selector: "step").add(to: .main, forMode: .common)
    }

    private func note(_ words: String) { log.append("\(tick): \(words)") }

    func step() {
      tick += 1
      animate()
      wait()
      makeNames()
    }

    /// The second change of each pair comes while the first one's block or transaction is open.
    private func animate() {
      switch tick {
      case 4:
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.1 * Double(gap))
        box.frame.origin.x = 100
      case 4 + gap:
        box.alpha = 0.3
        UIView.commitAnimations()
        note("inherits \(UIView.inheritedAnimationDuration)")
      case 30:
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.05 * Double(gap))
        CATransaction.setValue("\(gap)", forKey: "own")
        CATransaction.setCompletionBlock { [weak self] in self?.note("transaction over") }
        card.position.x = 120
      case 30 + gap:
        note("own \(CATransaction.value(forKey: "own") as? String ?? "none")")
        card.opacity = 0.2
        CATransaction.commit()
        note("duration \(CATransaction.animationDuration())")
      case 31:
        // In the open transaction, and in no block.
        still.frame.origin.x = 60
        UIView.setAnimationsEnabled(gap > 4)
      case 38:
        UIView.animate(withDuration: 0.3) { self.still.alpha = 0.1 }
        UIView.setAnimationsEnabled(true)
      default: break
      }
    }

    private func wait() {
      switch tick {
      case 3:
        timer = Timer(
          timeInterval: 0.05 * Double(gap), target: self, selector: "beat:", userInfo: nil,
          repeats: true)
        perform("beat:", with: "late", afterDelay: 0.1 * Double(gap))
        perform("beat:", with: "cancelled", afterDelay: 0.5)
      case 3 + gap:
        if let timer { RunLoop.main.add(timer, forMode: .common) }
        if gap > 4 {
          NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: "beat:", object: "cancelled")
        }
      case 50: timer?.invalidate()
      default: break
      }
    }

    private func makeNames() {
      guard tick % gap == 0, tick < 60 else { return }
      let action = UIAction { _ in }
      note(UIMenu(children: [action]).identifier.rawValue + " " + action.identifier.rawValue)
      let made = UIStoryboard(name: "Card", bundle: nil).instantiateViewController(
        withIdentifier: "card\(gap)")
      note("\(made.title ?? "untitled") \(made.view.subviews.count)")
    }
  }

  /// A storyboard whose scenes are named for the gaps.
  private struct Cards: AssetCatalogue {
    func image(named name: String) -> UIImage? { nil }

    func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
      let scenes = [3, 7].map { gap in
        """
        <scene><objects><viewController storyboardIdentifier="card\(gap)" title="Card \(gap)" id="c\(gap)">
        <view key="view" contentMode="scaleToFill" id="v\(gap)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        </view></viewController></objects></scene>
        """
      }
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <scenes>\(scenes.joined())</scenes></document>
        """
      return InterfaceFile(path: "\(name).storyboard", data: Data(text.utf8))
    }
  }

  /// A stage whose finger is dragging the screen away while everything else is open.
  private struct Play {
    let stage: Stage
    let screen: Unfinished

    @MainActor
    init(device: Device, gap: Int) throws {
      let screen = Unfinished(gap: gap)
      self.screen = screen
      let timeline: Timeline = [
        .hold(0.15 * Double(gap) / 3),
        .swipe(.right, at: CGPoint(x: 2, y: 400), by: 30 * CGFloat(gap), over: 1),
      ]
      stage = try Stage(device: device, timeline: timeline, assets: Cards()) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen, animated: false)
        return navigation
      }
    }

    @MainActor
    func moment(at tick: Int) throws -> (tree: String, row: String, picture: Bitmap?) {
      try stage.advance(to: Double(tick) / 60)
      let shown = stage.layerTree()
      let picture = tick % 15 == 5 ? Compositor(scale: 1).render(shown) : nil
      return ("\(shown)", stage.traceRow().json, picture)
    }
  }

  private func plays() throws -> [Play] {
    [try Play(device: .iPhone8, gap: 3), try Play(device: .iPhoneX, gap: 7)]
  }

  @Test func playedInTurnsEachGivesWhatItGivesAlone() throws {
    let ticks = 0...90
    var logs: [[String]] = []
    let alone = try plays().map { play in
      let moments = try ticks.map { try play.moment(at: $0) }
      logs.append(play.screen.log + play.stage.problems)
      return moments
    }
    let together = try plays()
    for tick in ticks {
      for (play, moments) in zip(together, alone) {
        let (moment, expected) = (try play.moment(at: tick), moments[tick])
        let place = "\(play.stage.device.identifier), tick \(tick)"
        #expect(moment.row == expected.row, "\(place)")
        // Not in the expectation: descriptions of trees are long.
        let (isSameTree, isSamePicture) =
          (moment.tree == expected.tree, moment.picture == expected.picture)
        #expect(isSameTree && isSamePicture, "\(place)")
      }
    }
    #expect(together.map { $0.screen.log + $0.stage.problems } == logs)

    // The comparison proves something: every event happened, and the two logs differ.
    for (log, gap) in zip(logs, [3, 7]) {
      let words = log.joined(separator: "\n")
      #expect(words.contains("own \(gap)\n") && words.contains("transaction over"), "\(words)")
      #expect(words.contains("beat late") && words.contains("beat of the timer"), "\(words)")
      #expect(words.contains("beat cancelled") == (gap == 3), "\(words)")
      #expect(words.contains("com.apple.menu.dynamic.1 com.apple.action.dynamic."), "\(words)")
      #expect(words.contains("Card \(gap) "), "\(words)")
    }
    let trees = alone.map { moments in Set(moments.map(\.tree)).count }
    #expect(trees.allSatisfy { $0 > 60 }, "\(trees)")
  }

  @Test func delayedCallsOfOneObjectBelongToTheStagesThatMadeThem() throws {
    final class Shared: NSObject { var calls: [String] = [] }
    SelectorMethods.register("hear:", of: Shared.self) { shared, word, _ in
      shared.calls.append(word as? String ?? "nothing")
    }
    let shared = Shared()
    let stages = [
      try Stage(device: .iPhone8) { UIViewController() },
      try Stage(device: .iPhoneX) { UIViewController() },
    ]
    for (stage, word) in zip(stages, ["first", "second"]) {
      stage.environment.run { shared.perform("hear:", with: word, afterDelay: 0.1) }
    }
    for tick in 1...3 { for stage in stages { try stage.advance(to: Double(tick) / 60) } }
    stages[0].environment.run { NSObject.cancelPreviousPerformRequests(withTarget: shared) }
    for tick in 4...12 { for stage in stages { try stage.advance(to: Double(tick) / 60) } }
    #expect(shared.calls == ["second"])
  }

  @Test func anIdentifierOfAnActionMadeOutsideIsNoneOfTheStages() throws {
    let outside = UIAction { _ in }
    var inside: UIAction?
    _ = try Stage(device: .iPhone8) {
      inside = UIAction { _ in }
      return UIViewController()
    }
    #expect(inside?.identifier.rawValue == "com.apple.action.dynamic.1")
    #expect(outside.identifier.rawValue.hasPrefix("com.apple.action.dynamic.outside."))
  }

  @Test func anAppADeviceAndObserversAreOneStages() throws {
    final class Listening: UIViewController {
      private(set) var heard = 0
      private(set) var app: UIApplication?

      override func viewDidLoad() {
        super.viewDidLoad()
        SelectorMethods.register("hear", of: Listening.self) { screen, _, _ in screen.heard += 1 }
        NotificationCenter.default.addObserver(
          self, selector: "hear", name: Notification.Name("UnfinishedStageTests"), object: nil)
        app = UIApplication.shared
        app?.applicationIconBadgeNumber += 1
        UIDevice.current.isBatteryMonitoringEnabled = UIScreen.main.scale == 3
      }

      func post() {
        NotificationCenter.default.post(
          name: Notification.Name("UnfinishedStageTests"), object: nil)
      }
    }
    let (first, second) = (Listening(), Listening())
    let stages = [
      try Stage(device: .iPhone8) { first }, try Stage(device: .iPhoneX) { second },
    ]
    stages[0].environment.run { first.post() }
    #expect(first.heard == 1 && second.heard == 0)
    first.post()
    #expect(first.heard == 2 && second.heard == 1, "of code that no stage runs both hear")
    #expect(first.app !== second.app && first.app?.applicationIconBadgeNumber == 1)
    let monitored = stages.map { stage in
      stage.environment.run { UIDevice.current.isBatteryMonitoringEnabled }
    }
    #expect(monitored == [false, true])
  }
}
