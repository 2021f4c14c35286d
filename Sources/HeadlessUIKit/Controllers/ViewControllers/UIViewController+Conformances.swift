extension UIViewController: UIAppearanceContainer {}
extension UIViewController: UIFocusEnvironment {}
