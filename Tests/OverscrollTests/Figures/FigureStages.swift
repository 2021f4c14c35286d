import Foundation
import HeadlessUIKit
import Overscroll

/// Small screens to put into figures.
@MainActor
enum FigureStages {
  /// White, with rows of many colours in a scroll view.
  static func striped(
    _ timeline: Timeline = [], on device: Device? = nil, display: DisplayRate = .standard
  ) throws -> Stage {
    let device = try device ?? Self.small()
    return try Stage(device: device, timeline: timeline, display: display) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: device.size))
      scrollView.showsVerticalScrollIndicator = false
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: device.size.width, height: 4 * device.size.height)
      for index in 0..<30 {
        let stripe = UIView(
          frame: CGRect(x: 0, y: 40 * CGFloat(index), width: device.size.width, height: 20))
        stripe.backgroundColor = UIColor(
          red: CGFloat(index * 37 % 30) / 30, green: CGFloat(index) / 30, blue: 0.5, alpha: 1)
        scrollView.addSubview(stripe)
      }
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  /// All white.
  static func blank(on device: Device) throws -> Stage {
    try Stage(device: device) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
  }

  static func small() throws -> Device {
    try Device(size: CGSize(width: 120, height: 160), scale: 2, safeArea: .init(top: 10))
  }

  static let script: Timeline = [
    .hold(0.1), .drag(by: -60, over: 0.2), .release, .hold(0.4),
  ]
}
