/// A method of a UIKit protocol that is declared so that implementations compile, but is never
/// called here.
///
/// The documentation of each method contains the words `never called:` with the reason, which
/// `lint` repeats. A test compares it with this list.
///
/// Methods whose moment does not occur while a screen is drawn, such as entering the background,
/// use other words: an app with such a method looks as it does on a phone.
///
/// A running screen reports these methods for classes that register their methods with
/// `SelectorMethods.note`, such as those of an app's folder. Swift alone cannot tell whether a
/// class implements a method.
@MainActor
package struct UncalledMethod {
  /// The method's name in Swift's spelling.
  package let name: String
  package let reason: String

  package static let all: [UncalledMethod] = reasons.flatMap { reason, names in
    names.map { UncalledMethod(name: $0, reason: reason) }
  }

  private static let known = Dictionary(
    all.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })

  /// The selector as `SelectorMethods.note` receives it, with the first label capitalised and
  /// appended to the base name.
  private var selector: Selector {
    guard let list = name.firstIndex(of: "(") else { return Selector(name) }
    let labels = name[list...].dropFirst().dropLast().split(separator: ":").map {
      $0 == "_" ? "" : String($0)
    }
    let first = labels.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    let rest = labels.dropFirst().map { "\($0):" }.joined()
    return Selector("\(name[..<list])\(first)\(labels.isEmpty ? "" : ":")\(rest)")
  }

  /// The problem that a delegate implements the method.
  private struct Implemented: ScreenProblem {
    let method: UncalledMethod
    let owner: String

    var description: String {
      "\(owner) has \(method.name), which is never called: \(method.reason)"
    }
  }

  /// Reports to the screen's log which of these methods a delegate implements.
  static func report(of delegate: AnyObject?, to problems: ProblemLog) {
    guard let delegate else { return }
    let uncalled = SelectorMethods.registered(of: delegate).compactMap { known[$0] }
    for method in uncalled.sorted(by: { $0.name < $1.name }) {
      problems.report(Implemented(method: method, owner: "\(type(of: delegate))"))
    }
  }

  private static let reasons: [(reason: String, names: [String])] = [
    (
      "a search bar is always below the title",
      ["searchController(_:willChangeTo:)", "searchController(_:didChangeFrom:)"]
    ),
    (
      "the focus system is not supported",
      [
        "tableView(_:canFocusRowAt:)", "tableView(_:shouldUpdateFocusIn:)",
        "tableView(_:didUpdateFocusIn:with:)", "tableView(_:selectionFollowsFocusForRowAt:)",
        "collectionView(_:canFocusItemAt:)", "collectionView(_:shouldUpdateFocusIn:)",
        "collectionView(_:didUpdateFocusIn:with:)",
        "collectionView(_:selectionFollowsFocusForItemAt:)",
        "indexPathForPreferredFocusedView(in:)",
      ]
    ),
    (
      "presenting a view controller never rotates the screen",
      [
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
        "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    ),
    (
      "rearranging tabs is not supported",
      [
        "tabBarController(_:willBeginCustomizing:)",
        "tabBarController(_:willEndCustomizing:changed:)",
        "tabBarController(_:didEndCustomizing:changed:)", "tabBar(_:willBeginCustomizing:)",
        "tabBar(_:didBeginCustomizing:)", "tabBar(_:willEndCustomizing:changed:)",
        "tabBar(_:didEndCustomizing:changed:)",
      ]
    ),
    (
      "the large content viewer is never shown",
      [
        "largeContentViewerInteraction(_:didEndOn:at:)",
        "largeContentViewerInteraction(_:itemAt:)", "viewController(for:)",
      ]
    ),
    ("pages scroll and have no spine", ["pageViewController(_:spineLocationFor:)"]),
    (
      "since iOS 8, UIKit calls splitViewController(_:willChangeTo:)",
      ["splitViewController(_:shouldHide:in:)"]
    ),
    (
      "the share sheet shows no thumbnail",
      ["activityViewController(_:thumbnailImageForActivityType:suggestedSize:)"]
    ),
    (
      "only text, URLs and images are copied, never data",
      ["activityViewController(_:dataTypeIdentifierForActivityType:)"]
    ),
    (
      "a long press on a link shows no menu",
      [
        "textView(_:menuConfigurationFor:defaultMenu:)",
        "textView(_:textItemMenuWillDisplayFor:animator:)",
        "textView(_:textItemMenuWillEndFor:animator:)",
      ]
    ),
    (
      "an app has one scene",
      ["collectionView(_:sceneActivationConfigurationForItemAt:point:)"]
    ),
    ("there is no photo library", ["imagePickerController(_:didFinishPickingMediaWithInfo:)"]),
    ("no activity sends mail", ["activityViewController(_:subjectForActivityType:)"]),
    (
      "line layout does not ask its delegate",
      [
        "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)",
        "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)",
        "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)",
        "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)",
        "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)",
        "layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)",
        "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)",
      ]
    ),
  ]
}
