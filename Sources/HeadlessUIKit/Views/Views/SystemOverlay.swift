import Foundation
import Graphics
import Layers
import Typography

/// The system's views above every app: the status bar and, on devices without a home button, the
/// home indicator. They are not in the window's subviews and receive no touches.
@MainActor
final class SystemOverlay {
  private let bar: UIView
  private let clock = UILabel()
  private let clockText: StatusBarClock
  private let signal = UIImageView()
  private let battery = UIImageView()
  private let homeIndicator = UIView()
  private let environment: ScreenEnvironment
  private let metrics: StatusBarMetrics
  private(set) var style: UIStatusBarStyle?
  private(set) var isStatusBarHidden = false
  /// Whether the app hides the home indicator.
  var isHomeIndicatorHidden = false

  init(_ environment: ScreenEnvironment) {
    self.environment = environment
    let screen = environment.screen
    clockText = StatusBarClock(environment)
    metrics = StatusBarMetrics(
      width: screen.bounds.width, safeTop: environment.safeAreaInsets.top,
      barHeight: environment.statusBarHeight,
      isPad: environment.traits.userInterfaceIdiom == .pad)
    bar = UIView(
      frame: CGRect(x: 0, y: 0, width: screen.bounds.width, height: environment.statusBarHeight))
    bar.addSubview(clock)
    bar.addSubview(signal)
    bar.addSubview(battery)
    clock.text = clockText.text(at: environment.clock.time)
    homeIndicator.frame = Self.homeIndicatorFrame(screen)
    homeIndicator.layer.cornerRadius = homeIndicator.bounds.height / 2
    bar.isHidden = environment.statusBarHeight <= 0
    homeIndicator.isHidden = environment.safeAreaInsets.bottom <= 0
    show(.default)
  }

  private var lastBar: Layer?
  /// The colour of the home indicator for a picture of the app.
  private var indicatorColor: (app: Layer, color: Color)?

  /// Returns the layers that the system draws over the app's picture at a time.
  func snapshot(over app: Layer, at time: TimeInterval) -> [Layer] {
    var layers: [Layer] = []
    turnClock()
    if !bar.isHidden { layers.append(bar.layer.rendered(at: time, last: &lastBar)) }
    if !homeIndicator.isHidden, !isHomeIndicatorHidden {
      var indicator = homeIndicator.layer.snapshot(at: time)
      if indicatorColor?.app != app {
        indicatorColor = (app, HomeIndicatorColor(over: app, in: homeIndicator.frame).color)
      }
      indicator.backgroundColor = indicatorColor?.color
      layers.append(indicator)
    }
    return layers
  }

  /// Sets the style: black or white symbols. `default` is black, because a dark mode is not
  /// simulated.
  func show(_ style: UIStatusBarStyle) {
    guard style != self.style else { return }
    self.style = style
    let color = style == .lightContent ? UIColor.white : .black
    clock.textColor = color
    clock.font = .systemFont(ofSize: metrics.clockSize, weight: .semibold)
    let symbols = StatusBarSymbols(color: color.cgColor.color, size: metrics.symbolScale)
    signal.image = symbols.image(of: .signal, scale: environment.screen.scale)
    battery.image = symbols.image(of: .battery, scale: environment.screen.scale)
    arrange()
  }

  /// Shows the time of the wall clock, which passes with the screen's.
  private func turnClock() {
    let text = clockText.text(at: environment.clock.time)
    guard text != clock.text else { return }
    clock.text = text
    arrange()
  }

  /// Hides or shows the status bar. Inside an animation block, the change is animated.
  func setStatusBarHidden(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
    guard hidden != isStatusBarHidden else { return }
    isStatusBarHidden = hidden
    // The bar may have been hidden with another animation than it is shown with.
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

  private func arrange() {
    let grid = PixelGrid(scale: environment.screen.scale)
    func put(_ view: UIView, _ size: CGSize, x: CGFloat) {
      view.frame = CGRect(
        x: grid.nearest(x), y: grid.nearest(metrics.middle - size.height / 2), width: size.width,
        height: size.height)
    }
    let clockSize = clock.intrinsicContentSize
    let clockX =
      switch metrics.clock {
      case .centre(let x): x - clockSize.width / 2
      case .start(let x): x
      }
    put(clock, clockSize, x: clockX)
    let scale = metrics.symbolScale
    let right = bar.bounds.width - metrics.symbolMargin
    let receptionX =
      switch metrics.signal {
      case .leftEdge: metrics.symbolMargin
      case .nextToBattery: right - StatusBarSymbols.size.width * scale
      }
    put(signal, signal.image?.size ?? .zero, x: receptionX)
    let batteryWidth = StatusBarSymbols.extent(of: .battery).width * scale
    put(battery, battery.image?.size ?? .zero, x: right - batteryWidth)
    for view in bar.tree { view.layoutDone() }
  }

  /// Returns the frame of the home indicator: 134 by 5 points, 8 points above the bottom of the
  /// screen, as on every iPhone without a home button.
  private static func homeIndicatorFrame(_ screen: UIScreen) -> CGRect {
    CGRect(
      x: (screen.bounds.width - 134) / 2, y: screen.bounds.height - 13, width: 134, height: 5)
  }
}
