import UIKit

final class Full: NSObject, Source {
  var title: String? { "Numbers" }
  let inset: CGFloat = 4
}

final class Empty: NSObject, Source {}

final class NumbersController: SortedController<Int> {
  private let sources: [Source?] = [Full(), Empty(), nil]

  override func viewDidLoad() {
    super.viewDidLoad()
    let bundle = Bundle.main
    mark("identifier \(bundle.bundleIdentifier ?? "")")
    mark("version \(bundle.infoDictionary?["CFBundleShortVersionString"] ?? "")")
    mark("greeting \(bundle.object(forInfoDictionaryKey: "Greeting") ?? "")")
    if let url = bundle.url(forResource: "numbers", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let numbers = try? JSONDecoder().decode([Int].self, from: data)
    {
      mark("json \(numbers)")
    }
    let path = Bundle(for: NumbersController.self).path(forResource: "numbers", ofType: "json")
    mark("path \(path?.split(separator: "/").last ?? "")")
    mark("text " + NSLocalizedString("hello", comment: ""))
    mark("localized " + String(localized: "hello") + " " + String(localized: "bye"))
    for count in [1, 1_000] {
      let format = NSLocalizedString("%d of %d items", comment: "")
      mark(String.localizedStringWithFormat(format, count, 7))
      mark(String(localized: "\(count) files in \("Box")", table: "Files"))
    }
    mark(String(format: "%02d %@", 7, "plain"))
    mark("locale \(Locale.current.identifier) \(Locale.preferredLanguages[0])")
    for source in sources {
      let inset = source?.inset ?? -1
      mark("source \(source?.title??.count ?? -1) \(inset)")
    }
    let window = UIApplication.shared.delegate?.window??.rootViewController
    if UIApplication.shared.delegate != nil, let own = UIApplication.shared.delegate!.window! {
      mark("own \(own.rootViewController === window)")
    }
    mark("window \(window == nil)")
    perform(#selector(named), with: nil, afterDelay: 0.1)
    startTimers()
  }

  @IBAction func broken(_ sender: UIButton) {
    perform(#selector(many(_:_:_:)), with: sender)
  }

  @objc private func many(_ first: Int, _ second: Int, _ third: Int) {}
}
