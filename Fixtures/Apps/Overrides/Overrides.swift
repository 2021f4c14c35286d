import UIKit

@objc extension UIViewController {
  var isFolded: Bool { return false }
  func fold(_ steps: Int = 1, animated: Bool) -> Int { return steps }
  func dismiss(fast: Bool) {}
}

extension UIView {
  @objc var note: String {
    get { "plain" }
    set { print("note", newValue) }
  }
  @objc func check() throws { throw CocoaError(.fileNoSuchFile) }
}

protocol Built: class {
  init()
}

extension Built {
  init(_ build: (Self) -> Void) {
    self.init()
    build(self)
  }
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension NSObject: Built {}

class Plan: Built {
  var steps = 0
  required init() {}
}

final class LongPlan: Plan {}

final class Tapped: UIView {
  var taps = 0
  init(action: () -> Void) {
    super.init(frame: .zero)
    action()
    taps = 1
  }
  required init?(coder: NSCoder) { nil }
}

final class Keeper: NSObject {
  var count: Int
  init(count: Int) {
    self.count = count
    super.init()
  }
}

class FoldingController: UINavigationController {
  override var isFolded: Bool { return !super.isFolded }
  override func fold(_ steps: Int, animated: Bool) -> Int {
    return super.fold(steps, animated: animated) + 10
  }
}

final class Leaving: UIViewController {
  override func dismiss(fast: Bool) {
    super.dismiss(fast: fast)
    super.dismiss(animated: !fast, completion: nil)
    print("left")
  }
}

final class FoldedController: FoldingController {
  override func fold(_ steps: Int, animated: Bool) -> Int {
    return super.fold(steps, animated: animated) + 100
  }
}

final class NotedButton: UIButton {
  private var own = ""
  override var note: String {
    get { own + super.note }
    set { own = newValue }
  }
  override func check() throws {}
}

final class Grid: UICollectionView {
  var calls: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert")
    super.insertItems(at: indexPaths)
  }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    calls.append("select")
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
}

final class List: UITableView {
  var calls: [String] = []

  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("sections")
  }
}

final class OverridesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let controllers: [UIViewController] = [
      UIViewController(), FoldingController(), FoldedController(),
    ]
    print("folds", controllers.map { $0.fold(animated: false) }, controllers.map(\.isFolded))
    Leaving().dismiss(fast: true)
    let views = [UIView(), NotedButton()]
    views.forEach { $0.note = "own " }
    print("notes", views.map(\.note), views.map { (try? $0.check()) != nil })
    let keeper = Keeper(count: 2).with { $0.count += 1 }
    let plans = [Plan { $0.steps = 5 }, LongPlan { $0.steps = 6 }]
    print("plans", plans.map(\.steps), plans[1] is LongPlan)
    print("tapped", Tapped {}.taps)
    print("built", UIView { $0.tag = 3 }.tag, UIStackView { $0.spacing = 4 }.spacing, keeper.count)
    let grid = Grid(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    grid.performBatchUpdates { grid.insertItems(at: []) }
    grid.selectItem(at: nil, animated: false, scrollPosition: [])
    let list = List(frame: view.bounds)
    list.beginUpdates()
    list.reloadSections([], with: .fade)
    list.endUpdates()
    print("lists", grid.calls, list.calls)
    let label = UILabel()
    label.setValue(NSTextAlignment.right.rawValue, forKey: "textAlignment")
    label.setValue(false, forKey: "enabled")
    let lines = label.value(forKey: "numberOfLines") ?? ""
    print("keys", label.textAlignment == .right, label.isEnabled, lines)
  }
}
