import Foundation

@objc protocol BoardDelegate {
  @objc optional func board(_ board: Board, heightFor count: Int) -> CGFloat
  @objc optional func boardIsFull(_ board: Board)
}

@objcMembers class Board: UIView {
  weak var delegate: BoardDelegate?
  @IBInspectable dynamic var step = 10
  var taken: [Any] = []

  // Two methods of one name.
  func take(_ color: UIColor, for count: Int) { taken.append(color) }
  func take(_ name: String?, for count: Int) { taken.append(name as Any) }

  /// Asks for what the delegate may not have.
  func height(of count: Int) -> CGFloat {
    delegate?.boardIsFull?(self)
    return delegate?.board?(self, heightFor: count) ?? CGFloat(step)
  }
}

extension Board {
  // Its first parameter has no name.
  override func point(inside _: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// Counts the changes that it is told of.
class Witness: NSObject {
  var seen = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { seen += 1 }
}

/// A property that Core Animation keeps.
final class DialLayer: CALayer {
  @NSManaged var turn: CGFloat
  @NSManaged dynamic var tint: UIColor?

  override class func needsDisplay(forKey key: String) -> Bool {
    key == #keyPath(DialLayer.turn) || super.needsDisplay(forKey: key)
  }
}

/// A table whose delegate is somebody between.
final class Ledger: UITableView {
  private weak var reader: UITableViewDelegate?
  override var delegate: UITableViewDelegate? {
    get { return super.delegate }
    set { reader = newValue; super.delegate = newValue }
  }

  func height() -> CGFloat {
    delegate?.tableView?(self, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 0
  }
}

@objc protocol Page {
  @objc optional var body: UIScrollView { get }
  @objc optional func turn(_ pages: Int, then done: @escaping () -> Void)
}

/// Hears what a scroll view tells, and passes it on.
final class Passing: NSObject, UIScrollViewDelegate {
  weak var other: UIScrollViewDelegate?

  override func responds(to aSelector: Selector) -> Bool {
    super.responds(to: aSelector) || other?.responds(to: aSelector) == true
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    other?.responds(to: aSelector) == true ? other : super.forwardingTarget(for: aSelector)
  }
}

/// How many of these forms do what they do on iOS.
final class Forms: NSObject, UITableViewDelegate, Page {
  private var count: CGFloat = 0
  private var timer = Timer()
  private(set) var body = UIScrollView()

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  func turn(_ pages: Int, then done: @escaping () -> Void) { done() }

  func counted() -> CGFloat {
    timer.invalidate()
    let dial = DialLayer()
    dial.turn += 1
    if dial.tint == nil { count += dial.turn }
    let ledger = Ledger(frame: .zero, style: .plain)
    ledger.delegate = self
    count += ledger.height()
    let passing = Passing()
    passing.other = self
    body.delegate = passing
    body.contentOffset.y = 1
    let any: Any = self
    if let page = any as? Page, let body = page.body, body.delegate?.responds(to: #selector(scrollViewDidScroll(_:))) == true {
      page.turn?(1) { self.count += 1 }
    }
    return count
  }
}
