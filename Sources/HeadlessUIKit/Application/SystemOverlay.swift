import Foundation
import Graphics
import Typography

/// What the system draws over every app: the status bar and, where there is no home button, the home
/// indicator. Its views belong to no app: they are not in the window's subviews and take no touches.
@MainActor
final class SystemOverlay {
  private let bar: UIView
  private let clock = UILabel()
  private let symbols = UIImageView()
  private let homeIndicator = UIView()
  private let environment: ScreenEnvironment
  private var style: UIStatusBarStyle?
  private(set) var isStatusBarHidden = false

  init(_ environment: ScreenEnvironment) {
    self.environment = environment
    let screen = environment.screen
    bar = UIView(
      frame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: environment.statusBarHeight))
    bar.addSubview(clock)
    bar.addSubview(symbols)
    clock.text = "9:41"
    homeIndicator.frame = Self.homeIndicatorFrame(screen)
    homeIndicator.layer.cornerRadius = homeIndicator.bounds.height / 2
    homeIndicator.backgroundColor = .black
    bar.isHidden = environment.statusBarHeight <= 0
    homeIndicator.isHidden = environment.safeAreaInsets.bottom <= 0
    show(.default)
  }

  var layers: [CALayer] { [bar.layer, homeIndicator.layer] }

  /// Black or white symbols; `default` is black, there is no dark mode here.
  func show(_ style: UIStatusBarStyle) {
    guard style != self.style else { return }
    self.style = style
    let color = style == .lightContent ? UIColor.white : .black
    clock.textColor = color
    clock.font = .systemFont(ofSize: environment.hasNotch ? 17 : 12, weight: .semibold)
    symbols.image = StatusBarSymbols(isLarge: environment.hasNotch, color: color.cgColor)
      .image(scale: environment.screen.scale)
    arrange()
    for view in bar.tree { view.layoutDone() }
  }

  /// Moves the bar away or back. In an animation block it is seen to do so.
  func setStatusBarHidden(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
    guard hidden != isStatusBarHidden else { return }
    isStatusBarHidden = hidden
    // It may have gone by another way than it comes back.
    func move() { bar.frame.origin.y = hidden && animation == .slide ? -bar.bounds.height : 0 }
    func fade() { bar.alpha = hidden && animation != .slide ? 0 : 1 }
    switch animation {
    case .none:
      UIView.performWithoutAnimation {
        move()
        fade()
      }
    case .fade:
      UIView.performWithoutAnimation(move)
      fade()
    case .slide:
      UIView.performWithoutAnimation(fade)
      move()
    }
  }

  /// Beside a notch the clock stands in the middle of the left ear and the symbols in that of the
  /// right; without one the clock stands in the middle.
  private func arrange() {
    let clockSize = clock.intrinsicContentSize
    let size = symbols.image?.size ?? .zero
    let (width, height) = (bar.bounds.width, bar.bounds.height)
    // Ears of an iPhone X are 83 points wide; their middle line lies two fifths above the bottom.
    let middle = environment.hasNotch ? height * 0.6 : height / 2
    let clockX =
      environment.hasNotch ? (83 - clockSize.width) / 2 + 4 : (width - clockSize.width) / 2
    let symbolX = environment.hasNotch ? width - 14 - size.width : width - 5 - size.width
    func snapped(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let grid = PixelGrid(scale: environment.screen.scale)
      return CGRect(
        x: grid.nearest(x), y: grid.nearest(middle - size.height / 2), width: size.width,
        height: size.height)
    }
    clock.frame = snapped(clockX, clockSize)
    symbols.frame = snapped(symbolX, size)
  }

  /// 134 by 5 points, 8 above the screen's edge, as on every iPhone without a home button.
  private static func homeIndicatorFrame(_ screen: UIScreen) -> CGRect {
    CGRect(
      x: (screen.bounds.width - 134) / 2, y: screen.bounds.height - 13, width: 134, height: 5)
  }
}

/// Signal, wireless and battery, drawn as shapes.
private struct StatusBarSymbols {
  let isLarge: Bool
  let color: Color

  /// In points, for a bar's large size; the small one is three quarters of it.
  private static let size = CGSize(width: 66, height: 12)

  func image(scale: CGFloat) -> UIImage {
    let unit = scale * (isLarge ? 1 : 0.75)
    var bitmap = Bitmap(
      width: Int((Self.size.width * unit).rounded(.up)),
      height: Int((Self.size.height * unit).rounded(.up)))
    let toPixels = CGAffineTransform(scaleX: unit, y: unit)
    for (path, rule, alpha) in shapes {
      bitmap.fill(
        Coverage(filling: path.applying(toPixels), rule: rule, within: bitmap.bounds),
        with: .color(color), opacity: alpha)
    }
    return UIImage(bitmap: bitmap, scale: scale)
  }

  private var shapes: [(Path, FillRule, Double)] {
    signal.map { ($0, .nonZero, 1) } + [(wireless, .nonZero, 1)]
      + [(batteryFrame, .evenOdd, 0.35), (batteryTip, .nonZero, 0.4), (batteryCharge, .nonZero, 1)]
  }

  private var signal: [Path] {
    (0..<4).map { index in
      let height = 4 + CGFloat(index) * 8 / 3
      return Path(
        roundedRect: CGRect(x: CGFloat(index) * 4.7, y: 12 - height, width: 3, height: height),
        radius: 0.8)
    }
  }

  /// Three rings of a quarter circle that opens upwards.
  private var wireless: Path {
    var path = Path()
    let centre = CGPoint(x: 29, y: 11.6)
    for (inner, outer) in [(0.0, 3.3), (4.9, 7.3), (8.9, 11.3)] {
      path.append(sector(centre, CGFloat(inner), CGFloat(outer)))
    }
    return path
  }

  private func sector(_ centre: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    func point(_ radius: CGFloat, _ step: Int) -> CGPoint {
      let angle = Double.pi * (1.25 + 0.5 * Double(step) / 16)
      return CGPoint(
        x: centre.x + radius * CGFloat(cos(angle)), y: centre.y + radius * CGFloat(sin(angle)))
    }
    var path = Path()
    path.move(to: point(outer, 0))
    for step in 1...16 { path.line(to: point(outer, step)) }
    for step in (0...16).reversed() { path.line(to: point(inner, step)) }
    path.close()
    return path
  }

  private var batteryFrame: Path {
    var path = Path(roundedRect: CGRect(x: 41.5, y: 0.2, width: 22, height: 11.4), radius: 3.2)
    path.append(Path(roundedRect: CGRect(x: 42.5, y: 1.2, width: 20, height: 9.4), radius: 2.2))
    return path
  }

  private var batteryTip: Path {
    Path(
      roundedRect: CGRect(x: 64.3, y: 4, width: 1.4, height: 4), radius: 1.4,
      corners: [.topRight, .bottomRight])
  }

  private var batteryCharge: Path {
    Path(roundedRect: CGRect(x: 43.5, y: 2.2, width: 18, height: 7.4), radius: 1.4)
  }
}
