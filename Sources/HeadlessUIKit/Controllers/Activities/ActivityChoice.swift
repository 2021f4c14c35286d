/// An activity listed in the share sheet.
@MainActor
enum ActivityChoice {
  case copy
  case own(UIActivity)

  var title: String {
    switch self {
    case .copy: "Copy"
    case .own(let activity): activity.activityTitle ?? ""
    }
  }

  var image: UIImage? {
    switch self {
    case .copy: UIImage(systemName: "doc.on.doc")
    case .own(let activity): activity.activityImage
    }
  }
}
