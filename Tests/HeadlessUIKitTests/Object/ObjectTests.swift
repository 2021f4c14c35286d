import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// The members of `NSObject` that UIKit's objects have.
@MainActor
struct ObjectTests {
  /// A view that is equal to others with its number, as in iOS code.
  private final class Numbered: UIView {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
      (object as? Numbered)?.number == number
    }

    nonisolated override var hash: Int { number }
  }

  private final class Header: UIView {
    let label = UILabel()

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Views, layers, controllers, gestures, guides, constraints and values are NSObjects")
  func bases() {
    let view = UIView()
    let objects: [Any] = [
      view, view.layer, UIViewController(), UIScrollView().panGestureRecognizer, UILayoutGuide(),
      view.topAnchor, NSLayoutConstraint(), UICollectionViewFlowLayout(),
      UICollectionViewLayoutAttributes(), UIScreen.main, UIApplication.shared, UIImage(),
      UIColor.red, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17).fontDescriptor,
      NSParagraphStyle(),
    ]
    for object in objects { #expect(object is NSObject, "\(type(of: object))") }
  }

  @Test("A set uses a view's isEqual and hash")
  func equality() {
    let set: Set<UIView> = [Numbered(number: 1), Numbered(number: 1), Numbered(number: 2)]
    #expect(set.count == 2)
    #expect(UIView() != UIView())
    let views = NSMutableSet(array: [Numbered(number: 3)])
    #expect(views.contains(Numbered(number: 3)) && !views.contains(Numbered(number: 4)))
  }

  @Test("Views that claim equality keep separate positions among the subviews")
  func subviewsAreToldApart() {
    let (root, twins) = (UIView(), [Numbered(number: 1), Numbered(number: 1)])
    for twin in twins { root.addSubview(twin) }
    let between = UIView()
    root.insertSubview(between, aboveSubview: twins[1])
    #expect(
      root.subviews.map(ObjectIdentifier.init) == (twins + [between]).map(ObjectIdentifier.init))
    #expect(
      root.layer.sublayers?.map(ObjectIdentifier.init)
        == (twins + [between]).map { ObjectIdentifier($0.layer) })
    twins[1].removeFromSuperview()
    #expect(root.subviews.first === twins[0] && root.subviews.count == 2)
  }

  @Test("A subclass may declare init()")
  func ownInit() {
    #expect(Header().frame == .zero)
  }

  @Test("Equal values are equal objects")
  func valueObjects() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(UIColor(white: 0.5, alpha: 1).hash == UIColor.gray.hash)
    #expect(NSSet(object: UIColor.gray).contains(UIColor(white: 0.5, alpha: 1)))
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    #expect(style.copy() as? NSParagraphStyle == style)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    #expect(style != NSParagraphStyle.default)
    #expect(UIImage().size == .zero)
  }

  @Test("Attributes are copied with their class and compared by value")
  func attributes() throws {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.angle = angle
        return copy
      }
    }
    let original = Tilted(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 3, section: 1))
    original.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    original.transform3D = CATransform3DMakeTranslation(1, 2, 3)
    original.angle = 0.25
    let copy = try #require(original.copy() as? Tilted)
    #expect(copy !== original && copy == original && copy.hash == original.hash)
    #expect(copy.angle == 0.25 && copy.representedElementKind == "kind")
    #expect(copy.representedElementCategory == .supplementaryView)
    copy.zIndex = 1
    #expect(copy != original)
    let plain = UICollectionViewLayoutAttributes(forCellWith: copy.indexPath)
    #expect(plain != UICollectionViewLayoutAttributes(forCellWith: [0, 0]))
    #expect(plain == UICollectionViewLayoutAttributes(forCellWith: copy.indexPath))
  }

  @Test("An element's centre and size agree with its frame")
  func frameOfAttributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 20, height: 10)
    attributes.center = CGPoint(x: 100, y: 50)
    #expect(attributes.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    attributes.size = CGSize(width: 40, height: 40)
    #expect(attributes.frame == CGRect(x: 80, y: 30, width: 40, height: 40))
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.center == CGPoint(x: 100, y: 50) && attributes.size.width == 10)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame.width == 10 && attributes.transform3D.m11 == 2)
  }

  @Test("A constraint prints as in UIKit's log, also before it has items")
  func descriptions() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 20)
    #expect("\(constraint)".contains("UIView:root.width == 20"))
    let environment = onScreen()
    NSLayoutConstraint().isActive = true
    #expect(environment.problems.errors.count == 1)
  }

  @Test("NSValue stores and returns geometry")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("A colour's components match its colour space, and a grey is not sRGB")
  func colours() {
    #expect(UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
    #expect(UIColor.gray.cgColor.copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue]
    #expect(layer.snapshot(at: 0).contents != nil)
    layer.colors = [UIColor.blue]
    #expect(layer.snapshot(at: 0).contents == nil)
  }

  @Test("A path built step by step is the layer's shadow path")
  func shadowPath() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: .zero)
    path.close()
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.cgPath.path.elements.count == 10)
    #expect(path.cgPath.path.elements.first == .move(CGPoint(x: 11, y: 2)))
    let layer = CALayer()
    layer.shadowOpacity = 1
    layer.shadowPath = path.cgPath
    #expect(layer.snapshot(at: 0).shadow?.path == path.cgPath.path)
    let copy = UIBezierPath(cgPath: path.cgPath)
    #expect(copy.cgPath == path.cgPath && !copy.isEmpty)
    copy.removeAllPoints()
    #expect(copy.isEmpty && UIBezierPath(ovalIn: .zero).isEmpty)
    #expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3).isEmpty
        == false)
  }

  @Test("A view stays its layer's view when the layer's delegate changes")
  func layerDelegate() {
    final class Other: CALayerDelegate {}
    let (view, other) = (UIView(), Other())
    #expect(view.layer.delegate === view)
    view.layer.delegate = other
    #expect(view.layer.delegate === other && view.layer.view === view)
  }
}
