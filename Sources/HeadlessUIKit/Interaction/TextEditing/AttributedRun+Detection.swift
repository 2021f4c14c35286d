import Foundation

extension [AttributedRun] {
  /// Returns the runs with links for what is found in the text. Existing links are not changed.
  func detecting(links: Bool, phoneNumbers: Bool) -> [AttributedRun] {
    let text = string
    let length = (text as NSString).length
    let found = DataDetection.matches(
      in: text, range: NSRange(location: 0, length: length), links: links,
      phoneNumbers: phoneNumbers)
    guard !found.isEmpty else { return self }
    var runs: [AttributedRun] = []
    var start = 0
    for data in found {
      guard let url = data.url else { continue }
      let end = NSMaxRange(data.range)
      runs += piece(start..<data.range.location)
      runs += piece(data.range.location..<end).map { run in
        AttributedRun(text: run.text, attributes: [.link: url].merging(run.attributes) { $1 })
      }
      start = end
    }
    return runs + piece(start..<length)
  }
}
