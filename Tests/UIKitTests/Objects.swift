import UIKit

// Classes as in iOS sources, in Swift 5: custom initialisers next to `init(coder:)` or alone,
// overrides that `NSObject` allows, and no explicit isolation.

class TitledHeader: UIView {
  let titleLabel = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(titleLabel)
  }

  required init?(coder aDecoder: NSCoder) { return nil }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TitledHeader)?.tag == tag
  }

  override var hash: Int { tag }
}

class PriceCell: UITableViewCell {
  let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(priceLabel)
  }

  required init?(coder aDecoder: NSCoder) { return nil }
}

class PhotoCell: UICollectionViewCell {
  let photoView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(photoView)
  }

  required init?(coder: NSCoder) { return nil }
}

class FadeLayer: CALayer {
  var fade: CGFloat = 0

  override init() {
    super.init()
    fade = 1
  }

  required init?(coder: NSCoder) { return nil }
}

class FadeView: UIView {
  override class var layerClass: AnyClass { FadeLayer.self }

  var fadeLayer: FadeLayer { layer as! FadeLayer }
}

class CardLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 12
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

class ParallaxAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! ParallaxAttributes
    copy.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxAttributes else { return false }
    return super.isEqual(object) && parallax == other.parallax
  }
}
