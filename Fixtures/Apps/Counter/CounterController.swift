import UIKit

private let didCount = Notification.Name("counted")

/// Its bar is 10 points wide for each call that came by a name.
final class CounterController: BaseController, BoardDelegate {
  private let board = Board()
  private let button = UIButton(type: .custom)
  private var link: CADisplayLink?
  private let witness = Witness()

  override func viewDidLoad() {
    super.viewDidLoad()
    board.delegate = self
    count += 1_000_000 * Forms().counted()
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    button.accessibilityIdentifier = "button"
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    NotificationCenter.default.addObserver(
      self, selector: #selector(counted(_:)), name: didCount, object: nil)
    bar.addObserver(witness, forKeyPath: #keyPath(UIView.alpha), options: .new, context: nil)
    bar.alpha = 1
    count += 100_000 * CGFloat(witness.seen)
    Timer.scheduledTimer(
      timeInterval: 0.2, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
    perform(#selector(self.later(by:)), with: 2, afterDelay: 0.1)
    DispatchQueue.main.async { self.put(.blue) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { [weak self] in self?.count += 1000 }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      self?.count += 10_000
      timer.invalidate()
    }
  }

  func boardIsFull(_ board: Board) { count += 100 }

  override func counted(_ note: Notification) {
    super.counted(note)
    show(board.height(of: 3))
  }

  override func show(_ height: CGFloat) { super.show(height + 1) }

  private func put(_ color: UIColor) { bar.backgroundColor = color }

  @objc private func tapped() {
    NotificationCenter.default.post(name: didCount, object: self)
    NotificationCenter.default.removeObserver(self)
    NotificationCenter.default.post(name: didCount, object: self)
  }

  @objc private func fired(_ timer: Timer) { board.setValue(7, forKey: #keyPath(Board.step)) }

  @objc private func later(by number: NSNumber) { count += CGFloat(number.intValue) }
}

final class DetailController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError() }
}
