import UIKit

@objc protocol Source: NSObjectProtocol {
  @objc optional var title: String? { get }
  @objc optional var inset: CGFloat { get }
}

class ListController<Item>: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var button: UIButton!
  private var marks = 0
  private var waiting = Timer()
  private let start = Date()

  func startTimers() {
    let named = Timer(
      timeInterval: 0.1, target: self, selector: #selector(fired(_:)), userInfo: nil,
      repeats: false)
    RunLoop.main.add(named, forMode: .common)
    let block = Timer(timeInterval: 0.2, repeats: true) { [weak self] timer in
      self?.mark("block")
      timer.invalidate()
    }
    RunLoop.current.add(block, forMode: RunLoop.Mode.default)
    waiting.invalidate()
    waiting = Timer(
      fireAt: Date(timeIntervalSinceNow: 0.3), interval: 0, target: self,
      selector: #selector(dated(_:)), userInfo: ["name": "Ada"], repeats: false)
    RunLoop.main.add(waiting, forMode: .common)
    RunLoop.main.add(waiting, forMode: .default)
    let later = Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 1, repeats: true) { _ in
      self.mark("at \(Int((Date().timeIntervalSince(self.start) * 1000).rounded())) ms")
    }
    RunLoop.main.add(later, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { timer in
      later.fireDate = timer.fireDate.addingTimeInterval(0.25)
    }
  }

  @objc private func fired(_ timer: Timer) { mark("fired \(Item.self)") }

  @objc private func dated(_ timer: Timer) {
    mark("dated \((timer.userInfo as? [String: String])?["name"] ?? "")")
  }

  @IBAction func tapped(_ sender: UIButton) { mark("tapped \(label.text ?? "") \(sender === button)") }

  @objc func named() { mark("base") }

  /// Its name is seen in a trace.
  func mark(_ text: String) {
    let mark = UIView(frame: CGRect(x: marks, y: 0, width: 1, height: 1))
    mark.accessibilityIdentifier = text
    marks += 1
    view.addSubview(mark)
  }
}

class SortedController<Item: Comparable>: ListController<Item> {
  @objc override func named() {
    super.named()
    mark("sorted")
  }
}
