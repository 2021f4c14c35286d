/// An activity listed in the share sheet.
@MainActor
enum ActivityChoice {
  case copy
  case custom(UIActivity)

  var title: String {
    switch self {
    case .copy: "Copy"
    case .custom(let activity): activity.activityTitle ?? ""
    }
  }

  var image: UIImage? {
    switch self {
    case .copy: UIImage(systemName: "doc.on.doc")
    case .custom(let activity): activity.activityImage
    }
  }
}
