import Foundation
import HeadlessUIKit
import Layers
import Typography

/// A photograph above a list. It grows when pulled and shrinks to a bar when pushed, and blurs in
/// both directions.
///
/// The blur belongs to a paused animator, whose fraction follows the offset.
final class BlurHeaderController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private static let height: CGFloat = 280
  /// The pull distance at which the photograph is completely blurred.
  private static let fullPull: CGFloat = 180

  private let picture: UIImage?
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let header = UIImageView()
  private let blur = UIVisualEffectView(effect: nil)
  private let name = UILabel()
  private lazy var animator: UIViewPropertyAnimator = {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [blur] in
      blur.effect = UIBlurEffect(style: .dark)
    }
    animator.pausesOnCompletion = true
    return animator
  }()
  private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: Self.height)

  init(picture: UIImage?) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset.top = Self.height
    tableView.accessibilityIdentifier = "tableView"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    header.image = picture
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    header.accessibilityIdentifier = "header"
    name.text = "Silver Falls"
    name.font = .preferredFont(forTextStyle: .largeTitle)
    name.textColor = .white
    for part in [tableView, header, blur, name] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(tableView)
    view.addSubview(header)
    header.addSubview(blur)
    header.addSubview(name)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
      blur.topAnchor.constraint(equalTo: header.topAnchor),
      blur.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      blur.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      blur.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      name.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      name.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let smallest = view.safeAreaInsets.top + 52
    let height = max(smallest, -scrollView.contentOffset.y)
    headerHeight.constant = height
    let share =
      height > Self.height
      ? (height - Self.height) / Self.fullPull : (Self.height - height) / (Self.height - smallest)
    animator.fractionComplete = min(share, 1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Trail \(indexPath.row + 1)"
    content.secondaryText =
      "\(2 + indexPath.row * 7 % 11) km, \(120 + indexPath.row * 70 % 600) m up"
    cell.contentConfiguration = content
    return cell
  }
}
