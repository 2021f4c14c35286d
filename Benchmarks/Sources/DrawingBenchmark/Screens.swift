import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A list of cards with constraints under a header, whose height follows the scrolling.
@MainActor
final class CardList: UIViewController {
  let scrollView = UIScrollView()
  private let content = UIView()
  private let count: Int
  private(set) var cards: [UIView] = []
  private(set) var headerHeight = NSLayoutConstraint()

  /// Creates a list with about `views` views. Each card has six views.
  init(views: Int) {
    count = max(1, (views - 4) / 6)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let header = UIView()
    header.backgroundColor = .blue
    add(scrollView, to: view)
    add(content, to: scrollView)
    add(header, to: view)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate(
      pin(scrollView, to: view) + pin(content, to: scrollView) + [
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor), headerHeight,
      ])
    var above = content.topAnchor
    for index in 0..<count {
      let card = card(index)
      add(card, to: content)
      place(card, below: above, isLast: index == count - 1)
      cards.append(card)
      above = card.bottomAnchor
    }
  }

  /// Activates the constraints between a card and its surroundings.
  func place(_ card: UIView, below above: NSLayoutYAxisAnchor, isLast: Bool) {
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: above, constant: 8),
      card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
    if isLast { card.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true }
  }

  /// Replaces the last card by an equal one.
  func replaceLast() {
    cards.removeLast().removeFromSuperview()
    let card = card(cards.count)
    add(card, to: content)
    place(card, below: cards.last?.bottomAnchor ?? content.topAnchor, isLast: true)
    cards.append(card)
  }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private func pin(_ view: UIView, to parent: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ]
  }

  /// Returns a card of 72 points with placeholders for a picture, two lines of text and two
  /// buttons.
  private func card(_ index: Int) -> UIView {
    let card = UIView()
    card.backgroundColor = .lightGray
    card.layer.cornerRadius = 8
    let parts = (0..<5).map { _ in UIView() }
    for (part, color) in zip(parts, [UIColor.red, .black, .gray, .green, .orange]) {
      part.backgroundColor = color
      add(part, to: card)
    }
    let (picture, title, detail, left, right) = (parts[0], parts[1], parts[2], parts[3], parts[4])
    NSLayoutConstraint.activate([
      card.heightAnchor.constraint(equalToConstant: 72),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 18),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.7),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.heightAnchor.constraint(equalToConstant: 12),
      left.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      left.widthAnchor.constraint(equalToConstant: 44),
      left.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 4),
      left.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
    ])
    return card
  }
}

/// Returns the benchmarks of work between two frames by name.
@MainActor
func screens() -> [String: () -> () -> Void] {
  func stage(_ views: Int) -> (Stage, CardList) {
    let list = CardList(views: views)
    do {
      let stage = try Stage(device: .iPhone8) { list }
      return (stage, list)
    } catch { fail("\(error)") }
  }
  var pieces: [String: () -> () -> Void] = [:]
  for views in [58, 198, 998] {
    pieces["still-\(views)"] = {
      let (stage, _) = stage(views)
      var last = stage.layerTree()
      var time = 0.0
      return {
        time += 1.0 / 60
        do { try stage.advance(to: time) } catch { fail("\(error)") }
        let tree = stage.layerTree()
        guard tree.damage(since: last, scale: 2).isEmpty else { fail("a still screen changed") }
        last = tree
      }
    }
    pieces["scroll-\(views)"] = {
      let (stage, list) = stage(views)
      return {
        withExtendedLifetime(stage) {
          list.scrollView.contentOffset.y = list.scrollView.contentOffset.y == 0 ? 1 : 0
          list.view.layoutIfNeeded()
        }
      }
    }
    pieces["constant-\(views)"] = {
      let (stage, list) = stage(views)
      return {
        withExtendedLifetime(stage) {
          list.headerHeight.constant = list.headerHeight.constant == 200 ? 199 : 200
          list.view.layoutIfNeeded()
        }
      }
    }
    pieces["row-\(views)"] = {
      let (stage, list) = stage(views)
      return {
        withExtendedLifetime(stage) {
          list.replaceLast()
          list.view.layoutIfNeeded()
        }
      }
    }
  }
  return pieces
}
