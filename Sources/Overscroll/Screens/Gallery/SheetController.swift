import Foundation
import HeadlessUIKit
import Typography

/// A page of coloured stripes under a sheet with a list that rests at three heights.
final class SheetController: UIViewController {
  private static let stripe: CGFloat = 58
  private static let colors: [UIColor] = [
    .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemPink, .systemPurple,
  ]

  private var hasPresented = false
  private let undimmed: Bool

  /// Creates a controller.
  ///
  /// - Parameter undimmed: Whether views behind the sheet at half height can be touched.
  init(undimmed: Bool) {
    self.undimmed = undimmed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let count = Int((view.bounds.height / Self.stripe).rounded(.up))
    for index in 0..<count {
      let stripe = UIView(
        frame: CGRect(
          x: 0, y: CGFloat(index) * Self.stripe, width: view.bounds.width, height: Self.stripe))
      stripe.backgroundColor = Self.colors[index % Self.colors.count]
      view.addSubview(stripe)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    let list = SheetListController()
    if let sheet = list.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .init("small")) { _ in 120 }, .medium(), .large(),
      ]
      sheet.selectedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 16
      sheet.largestUndimmedDetentIdentifier = undimmed ? .medium : nil
    }
    present(list, animated: true)
  }
}
