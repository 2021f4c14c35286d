import UIKit
import QuartzCore
import class UIKit.UIGestureRecognizer

/* Columns survive: */ @objc protocol PanelDelegate {
  @objc optional func panel(_ panel: Panel, didTap index: Int) -> Bool
  @objc optional func panelDidClose(_ panel: Panel)
  @objc optional func panel(_ panel: Panel, layoutFor size: CGSize)
  @objc optional func panel(_ panel: Panel, layoutFor traits: UITraitCollection)
}

@objc(FancyPanel) @IBDesignable class Panel: UIView {
  @IBOutlet private weak var label: UILabel! // the label
  @IBInspectable dynamic var radius: CGFloat = 0
  @available(*, unavailable, message: "of Interface Builder") @IBInspectable var kind: String { get { "" } set {} }
  weak var delegate: PanelDelegate?
  @IBOutlet weak var owner: AnyObject?

  @objc private func tapped(_ sender: UIButton) {
    let isTaken = delegate?.panel?(self, didTap: 1) ?? false
    if isTaken { delegate?.panelDidClose?(self) }
    self.owner?.panelDidClose?(self); if owner?.panel?(self, didTap: 2) == true { owner!.panelDidClose?(self) }
  }

  func setUp(_ button: UIButton) {
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    let paths = [#keyPath(Panel.radius), #keyPath(layer.opacity)]; _ = paths
  }

  override func copy(_ sender: Any?) { becomeFirstResponder() }
  var edits: [Selector] { [#selector(UIResponderStandardEditActions.copy), #selector(cut(_:))] }
}

#if os(iOS) && !os(Linux)
  class Screen: UIViewController {}
#endif

extension Panel: PanelDelegate {
  override var isHidden: Bool {
    willSet { label.isHidden = newValue }
    didSet(before) { label.isEnabled = before }
  }
  func panel(_ panel: Panel, layoutFor size: CGSize) {}
}

extension Screen {
  override func viewDidLoad() { super.viewDidLoad() }
  @objc func move(to place: Any, animated: Bool) {}
}

func offsets(_ change: [NSKeyValueChangeKey: Any]?, _ view: UIView) -> CGFloat {
  let old = (change?[NSKeyValueChangeKey.oldKey] as AnyObject).cgPointValue
  let new = (change?[.newKey] as? NSValue)?.cgPointValue.y; _ = view.classForCoder.description()
  return (new ?? 0) - (old?.y ?? 0) - (change?[.newKey] as AnyObject).cgPointValue.y
}

final class Knobs: NSObject {
  var knob: AnyObject?
  override func responds(to aSelector: Selector) -> Bool {
    super.responds(to: aSelector)
  }
  func turned(_ sender: AnyObject, by other: UISlider?, key: String) {
    _ = sender.value(forKey: "value") as! Float; knob?.setValue(1, forKeyPath: key)
    other?.setValue(1, forKey: key); _ = sender.value(forKey: key)
  }
}
