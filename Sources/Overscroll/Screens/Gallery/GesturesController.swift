import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Typography

/// A card that can be dragged, rotated and scaled, with a label that shows the last gesture.
final class GesturesController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView()
  private let line = UILabel()
  private let colors: [UIColor] = [.systemIndigo, .systemPink, .systemGreen]
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.accessibilityIdentifier = "card"
    card.frame = CGRect(x: view.bounds.midX - 60, y: view.bounds.midY - 60, width: 120, height: 120)
    card.backgroundColor = colors[0]
    card.layer.cornerRadius = 20
    card.layer.shadowRadius = 12
    line.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 24)
    line.textAlignment = .center
    line.text = "Touch the card"
    view.addSubview(card)
    view.addSubview(line)
    add(UITapGestureRecognizer(), "Tap") { [unowned self] _ in
      taps += 1
      card.backgroundColor = colors[taps % colors.count]
    }
    add(UILongPressGestureRecognizer(), "Long press") { [unowned self] press in
      card.layer.shadowOpacity = press.state == .began || press.state == .changed ? 0.5 : 0
    }
    add(UIPanGestureRecognizer(), "Pan") { [unowned self] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      let way = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
      pan.setTranslation(.zero, in: view)
    }
    add(UIPinchGestureRecognizer(), "Pinch") { [unowned self] pinch in
      guard let pinch = pinch as? UIPinchGestureRecognizer else { return }
      card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    add(UIRotationGestureRecognizer(), "Rotation") { [unowned self] rotation in
      guard let rotation = rotation as? UIRotationGestureRecognizer else { return }
      card.transform = card.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    }
  }

  private func add(
    _ recognizer: UIGestureRecognizer, _ name: String,
    _ action: @escaping (UIGestureRecognizer) -> Void
  ) {
    recognizer.delegate = self
    recognizer.addAction { [unowned self] recognizer in
      if recognizer.state == .began || recognizer.state == .ended { line.text = name }
      action(recognizer)
    }
    card.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let two = [gestureRecognizer, otherGestureRecognizer]
    return two.contains { $0 is UIPinchGestureRecognizer }
      && two.contains { $0 is UIRotationGestureRecognizer }
  }
}
