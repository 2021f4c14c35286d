import Foundation
import HeadlessUIKit

extension ScreenDefinition {
  /// A list with a large title, bar buttons and an optional prompt. It demonstrates bars. Its
  /// scroll view is named `scrollView`.
  static let largeTitle = ScreenDefinition(
    "large-title", summary: "A large title that collapses with the content"
  ) { request in
    let prompt = request.options.flag("prompt") ?? false
    let page = LargeTitleController()
    page.title = "Inbox"
    page.navigationItem.prompt = prompt ? "Three new messages" : nil
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .search),
    ]
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
