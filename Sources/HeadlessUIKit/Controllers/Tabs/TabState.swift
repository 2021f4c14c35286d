/// The tabs of a tab bar controller and its settings of iOS 18.
@MainActor
struct TabState {
  let sidebar = UITabBarController.Sidebar()
  var tabs: [UITab] = []
  var controllers: [(tab: UITab, controller: UIViewController)] = []
  var mode = UITabBarController.Mode.automatic
  var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  var compactIdentifiers: [String]?
  var customizationIdentifier: String?
  var isBarHidden = false
}
