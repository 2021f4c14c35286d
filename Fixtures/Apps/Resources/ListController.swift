import UIKit

@objc protocol Source: NSObjectProtocol {
  @objc optional var title: String? { get }
  @objc optional var inset: CGFloat { get }
}

class ListController<Item>: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var button: UIButton!
  private var marks = 0

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
  }

  @objc private func fired(_ timer: Timer) { mark("fired \(Item.self)") }

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
