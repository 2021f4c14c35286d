import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import Testing

/// Screens that misbehave: each plays to its end with a message or a picture.
@MainActor
struct HostileScreenTests {
  private final class Screen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    var squares: Squares?
    var load: (Screen) -> Void = { _ in }
    var scrolled: (Screen) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .red
      scrollView.accessibilityIdentifier = "scrollView"
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      scrollView.delegate = self
      view.addSubview(scrollView)
      scrollView.addSubview(card)
      load(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(self) }
  }

  /// Plays half a second of a drag, draws, and returns the problems of the screen.
  @discardableResult
  private func play(
    _ load: @escaping (Screen) -> Void = { _ in }, scrolled: @escaping (Screen) -> Void = { _ in }
  ) throws -> [String] {
    let screen = Screen()
    screen.load = load
    screen.scrolled = scrolled
    var stage: Stage?
    do {
      let made = try Stage(
        device: .iPhone8, timeline: [.hold(0.1), .drag(by: -60, over: 0.2), .release, .settle]
      ) { screen }
      stage = made
      for tick in 1...30 { try made.advance(to: Double(tick) / 60) }
    } catch let error as ScreenError {
      return ["\(error.kind)"]
    } catch let error as StageError {
      return ["\(error)"]
    }
    let made = try #require(stage)
    let tree = made.layerTree()
    _ = Compositor(scale: 1).render(tree)
    return made.problems
  }

  @Test func anOffsetThatIsSetBecauseItIsSet() throws {
    let problems = try play(scrolled: { screen in
      // Two assignments per call: without the limit the number of calls would double at each level.
      screen.scrollView.contentOffset.y += 1
      screen.scrollView.contentOffset.y += 2
    })
    #expect(
      problems == [
        "UIScrollView:scrollView: scrollViewDidScroll sets contentOffset, which calls it again, more "
          + "than 64 levels deep; the change is left out"
      ])
  }

  /// On a phone the next animation starts in the next turn of the run loop, and the screen
  /// continues.
  @Test func aCompletionThatBeginsItsAnimationAgain() throws {
    var count = 0
    func again(_ card: UIView) {
      UIView.animate(withDuration: 0, animations: { card.alpha = 1 - card.alpha }) { _ in
        count += 1
        again(card)
      }
    }
    #expect(try play({ again($0.card) }) == [])
    #expect(count > 400 && count < 10_000, "\(count) in half a second")
  }

  @Test func workThatPutsItselfOffAgain() throws {
    var count = 0
    func again() {
      DispatchQueue.main.async {
        count += 1
        again()
      }
    }
    #expect(try play({ _ in again() }) == [])
    #expect(count > 400 && count < 10_000, "\(count) in half a second")
  }

  @Test func aLayoutThatLaysItselfOut() throws {
    let problems = try play({ $0.view.addSubview(Restless()) })
    #expect(problems.contains { $0.contains("Restless") }, "\(problems)")
  }

  private final class Restless: UIView {
    override func layoutSubviews() {
      frame.size.width += 1
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test func masksInACircle() throws {
    let problems = try play({
      let other = UIView()
      $0.card.mask = other
      other.mask = $0.card
      $0.card.layer.mask = $0.card.layer
    })
    #expect(problems.count == 1 && problems[0].contains("UIView:card"), "\(problems)")
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity]) func scalesRatesAndDurations(x: CGFloat) throws
  {
    let problems = try play({ screen in
      let (card, view) = (screen.card, screen.scrollView)
      card.layer.contentsScale = x
      card.transform = CGAffineTransform(scaleX: x, y: x)
      view.minimumZoomScale = x
      view.maximumZoomScale = x
      view.zoomScale = x
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: x)
      card.layer.borderWidth = x
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "text"
      label.font = .systemFont(ofSize: x)
      label.minimumScaleFactor = x
      label.preferredMaxLayoutWidth = x
      screen.view.addSubview(label)
      label.sizeToFit()
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: x, height: x))
      _ = renderer.image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: x, height: x)) }
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.minimumValue = Float(x)
      slider.maximumValue = Float(-x)
      slider.value = Float(x)
      screen.view.addSubview(slider)
      let stepper = UIStepper()
      stepper.stepValue = Double(x)
      stepper.value = Double(x)
      screen.view.addSubview(stepper)
      let progress = UIProgressView()
      progress.progress = Float(x)
      screen.view.addSubview(progress)
      card.layer.speed = Float(x)
      card.layer.timeOffset = Double(x)
      UIView.animate(withDuration: Double(x), delay: Double(x)) { card.alpha = 0.5 }
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: x, initialSpringVelocity: x
      ) { card.alpha = 0.2 }
      UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: Double(x), relativeDuration: Double(x)) {
          card.alpha = 1
        }
      }
      let spring = CASpringAnimation(keyPath: "opacity")
      spring.mass = x
      spring.stiffness = x
      spring.damping = x
      spring.fromValue = 0
      spring.toValue = 1
      card.layer.add(spring, forKey: nil)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.duration = Double(x)
      animation.repeatCount = Float(x)
      animation.speed = Float(x)
      animation.fromValue = x
      card.layer.add(animation, forKey: nil)
    })
    #expect(problems.isEmpty == x.isFinite, "\(problems)")
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity, 1e9]) func shapesAndShadows(x: CGFloat) throws {
    let problems = try play({ screen in
      let card = screen.card
      card.layer.shadowOpacity = 1
      card.layer.shadowRadius = x
      card.layer.shadowOffset = CGSize(width: x, height: x)
      card.layer.cornerRadius = x
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor(white: x, alpha: x).cgColor]
      gradient.locations = [NSNumber(value: Double(x)), 0.5]
      gradient.startPoint = CGPoint(x: x, y: 0)
      card.layer.addSublayer(gradient)
      let shape = CAShapeLayer()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: 50, y: x))
      path.addArc(
        withCenter: CGPoint(x: 5, y: x), radius: x, startAngle: x, endAngle: 2, clockwise: true)
      shape.path = path.cgPath
      shape.lineWidth = x
      shape.strokeEnd = x
      shape.miterLimit = x
      shape.lineDashPattern = [NSNumber(value: Double(x)), 0]
      shape.lineDashPhase = x
      shape.strokeColor = UIColor.red.cgColor
      card.layer.addSublayer(shape)
      let replicator = CAReplicatorLayer()
      replicator.instanceDelay = Double(x)
      replicator.instanceCount = x.isFinite ? Int(x) : 3
      replicator.instanceTransform = CATransform3DMakeTranslation(x, 0, 0)
      if x < 100 { card.layer.addSublayer(replicator) }
      let image = UIImage(
        cgImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
          .cgImage!, scale: x, orientation: .up)
      let picture = UIImageView(image: image)
      picture.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      card.addSubview(picture)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
      card.addSubview(blur)
    })
    #expect(problems.isEmpty == x.isFinite, "\(problems)")
  }

  private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate {
    let x: CGFloat
    init(_ x: CGFloat) { self.x = x }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { x }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { x }
  }

  @Test(arguments: [CGFloat.nan, 0, -5, .infinity, 1e300]) func lengthsOfRows(x: CGFloat) throws {
    let source = Lists(x)
    let problems = try play({ screen in
      let table = UITableView(frame: screen.view.bounds)
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: x, height: x)
      layout.minimumLineSpacing = x
      layout.sectionInset.top = x
      let collection = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
      let squares = Squares()
      collection.dataSource = squares
      screen.squares = squares
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      screen.view.addSubview(collection)
    })
    #expect(problems.contains { $0.hasPrefix("row 0 of section 0 cannot be ") }, "\(problems)")
  }

  final class Squares: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    }
  }

  @Test(arguments: [-1, 0, 1_000_000_000, Int.max]) func counts(count: Int) throws {
    final class Source: NSObject, UITableViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source(count)
    let problems = try play({ screen in
      let table = UITableView(frame: screen.view.bounds)
      table.rowHeight = 44
      table.dataSource = source
      screen.view.addSubview(table)
      let pages = UIPageControl()
      pages.numberOfPages = count
      pages.currentPage = count
      screen.view.addSubview(pages)
      let label = UILabel()
      label.numberOfLines = count
      screen.view.addSubview(label)
    })
    #expect(problems.isEmpty == (count == 0), "\(problems)")
  }

  /// Returns a chain of nested views.
  private func chain(_ count: Int) -> (outermost: UIView, innermost: UIView) {
    func link() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.clipsToBounds = true
      view.layer.cornerRadius = 3
      return view
    }
    let outermost = link()
    var innermost = outermost
    for _ in 1..<count {
      let inner = link()
      innermost.addSubview(inner)
      innermost = inner
    }
    return (outermost, innermost)
  }

  @Test func viewsAsDeepAsAllowed() throws {
    // Four views are above the chain: the window's container, the screen, the scroll view and the
    // card.
    #expect(try play({ $0.card.addSubview(self.chain(390).outermost) }) == [])
    let problems = try play({ $0.card.addSubview(self.chain(400).outermost) })
    #expect(problems.count == 1 && problems[0].contains("than 400 views"), "\(problems)")
  }

  /// Each of the nested shadows needs a canvas of the screen's size, enlarged by the range of its
  /// blur.
  @Test func shadowsInsideOneAnotherAreBounded() throws {
    func shadows(_ count: Int, radius: CGFloat) -> UIView {
      let views = (0..<count).map { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = radius
        return view
      }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      views[count - 1].backgroundColor = .red
      return views[0]
    }
    #expect(try play({ $0.card.addSubview(shadows(12, radius: 4)) }) == [])
    for (count, radius) in [(300, 1), (30, 100)] as [(Int, CGFloat)] {
      let problems = try play({ $0.card.addSubview(shadows(count, radius: radius)) })
      #expect(
        problems == [
          "a layer is not drawn: nested shadows, masks and opacities would need more than a "
            + "gigabyte of memory"
        ])
    }
  }

  @Test func viewsBuiltFromWithinOutwards() throws {
    let problems = try play({ screen in
      var view = UIView()
      for _ in 0..<3000 {
        let outer = UIView()
        outer.addSubview(view)
        view = outer
      }
      screen.view.addSubview(view)
    })
    #expect(problems.count == 1 && problems[0].contains("than 400 views"), "\(problems)")
  }

  @Test func manyConflictsAreCounted() throws {
    let problems = try play({ screen in
      for place in 0..<120 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = "v\(place)"
        screen.view.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        view.widthAnchor.constraint(equalToConstant: 6).isActive = true
      }
    })
    #expect(problems.count == LayoutLog.limit + 1)
    #expect(
      problems.last?.hasPrefix("layout problems not shown: ") == true,
      "\(problems.last ?? "")")
  }
}
