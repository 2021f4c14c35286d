public import Foundation
import Typography

/// The share sheet of a phone without other apps: a header, Copy, and the app's own activities.
///
/// - Note: Partly: no people and no other apps are offered, which is reported as a problem of the
///   stage.
open class UIActivityViewController: UIViewController {
  /// The closure that receives the chosen activity, whether it completed, the returned items and an
  /// error.
  ///
  /// The items and the error are always nil here. If the sheet was closed without a choice, the
  /// activity is nil and the second value is false.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The closure called once, when an activity ends or the sheet is closed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether a prominent activity, for example collaboration, may be offered. Stored but ignored:
  /// nobody collaborates here.
  open var allowsProminentActivity = true
  private let items: [Any]
  private let activities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let header = ActivityHeader()
  private var choices: [ActivityChoice] = []
  private var isDone = false

  /// Creates a share sheet for texts, URLs, images, or sources that provide them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    choices = available
    header.show(shared(by: nil))
    header.closed = { [weak self] in
      self?.presentingViewController?.dismiss(animated: true)
    }
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(header)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: ActivityHeader.height)
    table.frame = view.bounds
    table.contentInset.top = ActivityHeader.height
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.environment.problems.report(ControllerProblem.noOtherApps)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { finish(nil, false) }
  }

  private var available: [ActivityChoice] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let excluded = excludedActivityTypes ?? []
    let own = activities.filter { activity in
      activity.activityTitle != nil && !excluded.contains { $0 == activity.activityType }
        && activity.canPerform(withActivityItems: placeholders)
    }
    let canCopy =
      placeholders.contains { $0 is String || $0 is URL || $0 is UIImage }
      && !excluded.contains(.copyToPasteboard)
    return (canCopy ? [.copy] : []) + own.map { .custom($0) }
  }

  /// The items to share with an activity: those that the sources provide, and all others as they
  /// are.
  private func shared(by type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isDone else { return }
    isDone = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }

  private func choose(_ choice: ActivityChoice) {
    switch choice {
    case .copy:
      view.environment.pasteboard.copy(shared(by: .copyToPasteboard))
      finish(.copyToPasteboard, true)
      presentingViewController?.dismiss(animated: true)
    case .custom(let activity):
      activity.prepare(withActivityItems: shared(by: activity.activityType))
      activity.finished = { [weak self, weak activity] completed in
        self?.finish(activity?.activityType, completed)
        self?.presentingViewController?.dismiss(animated: true)
      }
      if let controller = activity.activityViewController {
        present(controller, animated: true)
      } else {
        activity.perform()
      }
    }
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  /// Returns the number of offered activities.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  /// Returns a cell with the title and the image of an activity.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let choice = choices[indexPath.row]
    cell.textLabel?.text = choice.title
    let picture = UIImageView(image: choice.image)
    picture.tintColor = .label
    cell.accessoryView = picture
    return cell
  }

  /// Performs the activity of the selected row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(choices[indexPath.row])
  }
}
