public import Foundation
import Typography

/// The sheet for sharing, of a phone with no other apps: what is shared, Copy, and the app's own
/// activities.
///
/// - Note: Partly: no people and no other apps are offered, which is among the stage's problems.
open class UIActivityViewController: UIViewController {
  /// Told of the activity that was done, whether it was, and of what it gives back; nil, false and nil where
  /// the sheet was closed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept: there is nobody to collaborate with.
  open var allowsProminentActivity = true
  private let items: [Any]
  private let activities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let header = ActivityHeader()
  private var choices: [ActivityChoice] = []
  private var isDone = false

  /// Shares what is handed over: texts, addresses, pictures, or sources of such.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// - Note: Partly: archives are not supported, always nil.
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
    return (canCopy ? [.copy] : []) + own.map { .own($0) }
  }

  /// What sources say for an activity, and all else as it was handed over.
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
    case .own(let activity):
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
  /// What is offered.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  /// A title and a picture.
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

  /// Does it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(choices[indexPath.row])
  }
}
