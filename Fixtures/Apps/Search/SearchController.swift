import UIKit

#if canImport(Combine)
  import Combine
#endif

/// A search that begins 0.3 seconds after the last letter.
final class SearchController: UIViewController {
  private let fruits = Fruits()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
  private var subscriptions: Set<Combine.AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(field)
    view.addSubview(label)
    field.accessibilityIdentifier = "field"
    NotificationCenter.default.publisher(
      for: UITextField.textDidChangeNotification, object: field
    )
    .compactMap { ($0.object as? UITextField)?.text }
    .assign(to: &fruits.$query)
    fruits.$query.dropFirst()
      .sink { [fruits] in line("'\(fruits.query)' becomes '\($0)'") }
      .store(in: &subscriptions)
    fruits.$query.dropFirst().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .sink { [fruits] in fruits.search($0) }
      .store(in: &subscriptions)
    fruits.$found.map { $0.joined(separator: ", ") as String? }
      .assign(to: \.text, on: label)
      .store(in: &subscriptions)
    label.publisher(for: \.text, options: [.new])
      .sink { line("shows \($0 ?? "nothing")") }
      .store(in: &subscriptions)
    fruits.objectWillChange.prefix(1).sink { line("will change") }.store(in: &subscriptions)
  }
}
