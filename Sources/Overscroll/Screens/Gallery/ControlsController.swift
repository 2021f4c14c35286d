import Foundation
import HeadlessUIKit

/// A column of controls, some of which change others.
final class ControlsController: UIViewController {
  private let scrollView = UIScrollView()
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let stepper = UIStepper()
  private let pages = UIPageControl()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let plain = UIButton(type: .system)
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.alwaysBounceVertical = true
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.refreshControl = refresh
    view.addSubview(scrollView)
    configure()
    connect()
    arrange()
  }

  private func configure() {
    slider.value = 0.3
    progress.progress = slider.value
    segments.selectedSegmentIndex = 0
    pages.numberOfPages = 5
    pages.currentPageIndicatorTintColor = .darkGray
    spinner.startAnimating()
    plain.setTitle("Plain", for: .normal)
  }

  private func connect() {
    slider.addAction(
      UIAction { [unowned self] _ in progress.progress = slider.value }, for: .valueChanged)
    toggle.addAction(
      UIAction { [unowned self] _ in
        slider.isEnabled = toggle.isOn
        toggle.isOn ? spinner.startAnimating() : spinner.stopAnimating()
      }, for: .valueChanged)
    stepper.addAction(
      UIAction { [unowned self] _ in pages.currentPage = Int(stepper.value) }, for: .valueChanged)
    plain.addAction(
      UIAction { [unowned self] _ in refresh.endRefreshing() }, for: .touchUpInside)
    toggle.isOn = true
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  private func arrange() {
    let rows: [(String, UIView)] = [
      ("switch", toggle), ("slider", slider), ("progress", progress), ("segments", segments),
      ("stepper", stepper), ("pages", pages), ("spinner", spinner), ("plain", plain),
      ("gray", button("Gray", .gray())), ("tinted", button("Tinted", .tinted())),
      ("filled", button("Filled", .filled())),
    ]
    let width = view.bounds.width
    var y: CGFloat = 24
    for (name, control) in rows {
      control.accessibilityIdentifier = name
      control.sizeToFit()
      let isWide = control is UISlider || control is UIProgressView || control is UISegmentedControl
      if isWide { control.frame.size.width = width - 64 }
      control.frame.origin = CGPoint(x: ((width - control.frame.width) / 2).rounded(), y: y)
      scrollView.addSubview(control)
      y += control.frame.height + 20
    }
    scrollView.contentSize = CGSize(width: width, height: y)
  }
}
