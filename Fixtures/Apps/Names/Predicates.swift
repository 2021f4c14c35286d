import UIKit

@objcMembers final class Song: NSObject {
  let title: String
  let year: Int

  init(_ title: String, _ year: Int) { (self.title, self.year) = (title, year) }
}

struct Missing: Error {}

final class PredicatesController: UIViewController {
  let songs = [Song("Ágætis", 1999), Song("blue", 1971), Song("Azure", 1999)]

  override func viewDidLoad() {
    super.viewDidLoad()
    let isAddress = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[a-z]+\\.[a-z]{2,}")
    print("address", isAddress.evaluate(with: "me@example.org"), isAddress.evaluate(with: "me"))
    let found = NSPredicate(format: "title BEGINSWITH[cd] %@ AND year > %d", "a", 1990)
    show("found", (songs as NSArray).filtered(using: found))
    let years = [1971, 1972]
    show(
      "years",
      (songs as NSArray).filtered(using: NSPredicate(format: "year IN %@", years as CVarArg)))
    let descriptors = [
      NSSortDescriptor(key: "year", ascending: true),
      NSSortDescriptor(
        key: "title", ascending: true,
        selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))),
    ]
    show("sorted", (songs as NSArray).sortedArray(using: descriptors))
    show(
      "typed",
      NSArray(array: songs).sortedArray(using: [
        NSSortDescriptor(keyPath: \Song.year, ascending: false)
      ]))
    let price = NSExpression(format: "2 * (3.5 + 1)").expressionValue(with: nil, context: nil)
    print("price", price as? Double ?? -1)
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "title"),
      rightExpression: NSExpression(forConstantValue: "BLUE"), modifier: .direct, type: .equalTo,
      options: [.caseInsensitive])
    show("same", (songs as NSArray).filtered(using: comparison))
    let error: Error = Missing()
    print(String(format: "%@ and %@", error as CVarArg, NSNumber(value: 3)))
    print(String(format: "%@", URL(string: "a:b")! as CVarArg))
  }

  private func show(_ name: String, _ list: [Any]) {
    print(name, (list as! [Song]).map(\.title).joined(separator: " "))
  }
}
