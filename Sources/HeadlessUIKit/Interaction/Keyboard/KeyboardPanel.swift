import Foundation
import Graphics

/// The view of the keyboard: rows of keys on grey, with an accessory view above. The keys are a
/// picture only: they receive no touches, and scripts type instead.
final class KeyboardPanel: UIView {
  private var content: KeyboardContent?
  private var keys: KeyboardKeys?
  private let backgroundView = UIView()
  private var caps: [[(view: UIView, label: UILabel, share: Double)]] = []

  init() {
    super.init(frame: .zero)
    addSubview(backgroundView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: KeyboardContent, width: CGFloat) {
    if let old = self.content {
      if old.accessory !== content.accessory { old.accessory?.removeFromSuperview() }
      if case .view(let view, _) = old.keyboard { view.removeFromSuperview() }
    }
    self.content = content
    UIView.performWithoutAnimation {
      if let accessory = content.accessory { addSubview(accessory) }
      switch content.keyboard {
      case .keys(let keys, _): show(keys)
      case .view(let view, _):
        clear()
        addSubview(view)
      case .none: clear()
      }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func clear() {
    for cap in caps.flatMap({ $0 }) { cap.view.removeFromSuperview() }
    caps = []
    keys = nil
  }

  private func show(_ keys: KeyboardKeys) {
    guard keys != self.keys else { return }
    clear()
    self.keys = keys
    overrideUserInterfaceStyle =
      keys.isDark.map { $0 ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
    backgroundView.backgroundColor = Self.groundColor
    caps = keys.rows.map { row in
      row.map { key in
        let cap = UIView()
        cap.backgroundColor = key.isLetter ? Self.letterColor : Self.otherColor
        cap.layer.cornerRadius = 5
        cap.layer.shadowOpacity = 0.3
        cap.layer.shadowRadius = 0
        cap.layer.shadowOffset = CGSize(width: 0, height: 1)
        let label = UILabel()
        label.text = key.words
        label.textAlignment = .center
        label.font = .systemFont(ofSize: key.words.count == 1 ? 22 : 16)
        cap.addSubview(label)
        backgroundView.addSubview(cap)
        return (cap, label, key.share)
      }
    }
  }

  private static let groundColor = UIColor(
    light: UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.17, alpha: 1).cgColor)
  private static let letterColor = UIColor(
    light: UIColor.white.cgColor, dark: UIColor(white: 0.42, alpha: 1).cgColor)
  private static let otherColor = UIColor(
    light: UIColor(red: 171 / 255, green: 176 / 255, blue: 186 / 255, alpha: 1).cgColor,
    dark: UIColor(white: 0.28, alpha: 1).cgColor)
  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6
  private static let rowGap: CGFloat = 11

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let top = content.accessoryHeight
    content.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    backgroundView.frame = CGRect(x: 0, y: top, width: bounds.width, height: content.keyboardHeight)
    switch content.keyboard {
    case .view(let view, _): view.frame = backgroundView.frame
    case .keys(let keys, _): layOutKeys(below: keys.hasSuggestions ? 44 : 0)
    case .none: break
    }
  }

  private func layOutKeys(below start: CGFloat) {
    guard let widest = caps.first else { return }
    let grid = PixelGrid(scale: environment.screen.scale)
    let rows = CGFloat(caps.count)
    let height = (min(backgroundView.bounds.height - start, 216) - Self.rowGap * rows) / rows
    let count = CGFloat(widest.count)
    let unit = (bounds.width - 2 * Self.margin - (count - 1) * Self.gap) / count
    for (index, row) in caps.enumerated() {
      let shares = row.reduce(0) { $0 + CGFloat($1.share) }
      let full = bounds.width - 2 * Self.margin - CGFloat(row.count - 1) * Self.gap
      // Keys of letter rows are as wide as those of the first row; other rows fill the width.
      let step = min(unit, full / shares)
      let one = row.allSatisfy { $0.share == 1 } ? step : full / shares
      let width = one * shares + CGFloat(row.count - 1) * Self.gap
      var x = (bounds.width - width) / 2
      let y = grid.nearest(start + Self.rowGap / 2 + CGFloat(index) * (height + Self.rowGap))
      for cap in row {
        let own = one * CGFloat(cap.share)
        cap.view.frame = CGRect(
          x: grid.nearest(x), y: y, width: grid.nearest(own), height: grid.nearest(height))
        cap.label.frame = cap.view.bounds
        x += own + Self.gap
      }
    }
  }
}
