import UIKit

/// Shows what differs from run to run on a machine: the date, random numbers, the order of
/// dictionaries and sets, preferences and files of an earlier run.
final class LotController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    let file = URL.documentsDirectory.appending(path: "note.txt")
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    try? Data().write(to: file)
    let words = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5]
    let lines: [String] = [
      Date().formatted(date: .abbreviated, time: .shortened), TimeZone.current.identifier,
      Locale.current.identifier, "\(Int.random(in: 0..<1_000_000))", "\((0..<10).shuffled())",
      UUID().uuidString, "\(words.keys.joined(separator: " "))",
      "\(Set(words.values).map(String.init).joined(separator: " "))", "\("a".hashValue)",
      "launch \(launches)", isNew ? "new" : "old",
      "\(ProcessInfo.processInfo.environment["USER"] ?? "")",
    ]
    lines.forEach { print($0) }
    let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 40))
    label.numberOfLines = 0
    label.text = lines.joined(separator: "\n")
    view.addSubview(label)
    for (index, word) in words.keys.enumerated() {
      let bar = UIView(frame: CGRect(x: 16, y: 500 + 20 * index, width: 20 * word.count, height: 16))
      bar.backgroundColor = UIColor(hue: .random(in: 0...1), saturation: 1, brightness: 1, alpha: 1)
      view.addSubview(bar)
    }
  }
}
