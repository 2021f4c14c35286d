/// What a web view cannot show.
enum WebProblem: Hashable {
  case offline(page: String)
  case blankPage
  case scriptNotRun
}

extension WebProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .offline(let page):
      "\(page) was not loaded: there is no network here, as on a phone that is offline"
    case .blankPage: "a page that was handed to a web view is not drawn: it stays blank"
    case .scriptNotRun: "a script was to be run in a page: none is here, it fails"
    }
  }
}
