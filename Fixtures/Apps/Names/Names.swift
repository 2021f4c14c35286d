import CoreGraphics
import Darwin
import Symbols
import UIKit
import os

extension CGFloat {
  func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 1 }
  var clamped: CGFloat { min(max(self, 0), 1) }
  static func mean(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a + b) / 2 }
}

typealias Original = @convention(c) (AnyObject, Selector, UIView?) -> Void
typealias Block = @convention(block) (UIView) -> Void

@objc protocol Hearing: NSObjectProtocol { @objc optional func heard(_ word: Any) }

final class Ear: NSObject, Hearing {
  var words: [String] = []
  @objc func heard(_ word: Any) { words.append("\(word)") }
  @objc func both(_ first: Any, with second: Any) { words.append("\(first)+\(second)") }
}

final class Scrolling: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class Grid: UICollectionView {
  override var delegate: UICollectionViewDelegate? {
    didSet { tag += 1 }
  }
}

class Box: UIView { var note = "" }

extension Box {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override func layoutSubviews() {
    super.layoutSubviews()
    note += "layout "
  }
  override var tag: Int {
    willSet { note += "will " }
    didSet { note += "did " }
  }
}

enum Density: UITraitDefinition { static let defaultValue = 1 }

extension UITraitCollection { var density: Int { self[Density.self] } }
extension UIMutableTraits {
  var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

class Dense: UIView {
  var changes: [String] = []

  func observe() {
    registerForTraitChanges([Density.self]) { (self: Self, previous: UITraitCollection) in
      self.changes.append("\(previous.density) to \(self.traitCollection.density)")
    }
    registerForTraitChanges([Density.self], action: #selector(changed))
  }

  @objc private func changed(_ view: UIView, previous: UITraitCollection) {
    changes.append("method \(previous.density)")
  }
}

final class NamesController: UIViewController {
  weak var hearing: Hearing?
  weak var listener: AnyObject?
  weak var scrolls: UIScrollViewDelegate?
  let (ear, scrolling) = (Ear(), Scrolling())
  var lock = os_unfair_lock()

  override func viewDidLoad() {
    super.viewDidLoad()
    (hearing, listener, scrolls) = (ear, ear, scrolling)
    let target: AnyObject = ear
    target.performSelector(onMainThread: #selector(Ear.heard(_:)), with: 1, waitUntilDone: true)
    listener?.performSelector(onMainThread: #selector(Ear.heard(_:)), with: 2, waitUntilDone: true)
    _ = target.perform(#selector(Ear.both(_:with:)), with: 3, with: 4)
    if let hearing, hearing.responds(to: #selector(Hearing.heard(_:))) { hearing.heard?(5) }
    print("words", ear.words.joined(separator: " "))
    print(
      "responds",
      scrolls?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) == true,
      scrolls?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))) == true)
    os_unfair_lock_lock(&lock)
    print("lock", os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    print(
      "numbers", CGFloat(2).isNear(2.5), CGFloat(3).clamped, CGFloat.mean(1, 2),
      CGRectGetWidth(view.bounds), Darwin.sqrt(16.0), CoreGraphics.CGPoint(x: 1, y: 2).y)
    let type: UICollectionView.Type = Grid.self
    let grid = type.init(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    grid.delegate = nil
    print("grid", grid is Grid, grid.tag)
    let box = Box(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(box)
    box.tag = 3
    box.layoutIfNeeded()
    print("box", box.note, box.layer is CAGradientLayer)
    let dense = Dense()
    dense.observe()
    dense.traitOverrides.density = 4
    print("traits", dense.changes.joined(separator: ", "))
    let star = UIImageView(image: UIImage(systemName: "12.circle.fill"))
    star.addSymbolEffect(.bounce, options: .repeating)
    let kept: UINavigationBarAppearance = UINavigationBarAppearance().copy()
    print("copy", kept.copy() is UINavigationBarAppearance)
    var signs = CharacterSet.decimalDigits.inverted
    signs.remove(charactersIn: "+")
    print("signs", signs.contains("+"), signs.contains("-"), signs.contains("5"))
  }
}

final class ArchiveController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = try? NSKeyedArchiver.archivedData(withRootObject: UIView(), requiringSecureCoding: false)
  }
}
