import Foundation
import HeadlessUIKit
import Layers
import Typography

/// A map under a sheet with a list that rests at three heights.
final class SheetController: UIViewController {
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
    let isDark = traitCollection.userInterfaceStyle == .dark
    let map = UIImageView(image: StreetMap(isDark: isDark).picture(view.bounds.size).image)
    map.contentMode = .scaleAspectFill
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
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
