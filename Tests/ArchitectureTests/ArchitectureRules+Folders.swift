/// The order of the folders inside targets, and the references upward that remain.
extension ArchitectureRules {
  static let folders = [headlessUIKit, overscroll, snapshots, overscrollCommand]

  private static let overscroll = FolderRule(
    target: "Overscroll",
    folders: [
      "Devices", "Timeline", "Stage", "Trace", "Moments", "AppFolder", "Figures", "Recording",
      "SceneFile", "Screens",
    ],
    countsMembers: false)

  private static let snapshots = FolderRule(
    target: "Snapshots",
    folders: [
      "Files", "Inline", "Comparison", "Strategies", "Shards", "Manifest", "Goldens", "Report",
    ],
    countsMembers: false,
    exceptions: [
      .init(
        "Comparison/TraceComparison.swift", "SnapshotVerdict",
        because: "its result is the public nested type `SnapshotVerdict.LineDifference`")
    ])

  /// `Placeholders` has no Swift files. `SourceRewriter` is a separate package. `App` uses two of its
  /// files through symbolic links.
  private static let overscrollCommand = FolderRule(
    target: "OverscrollCommand",
    folders: [
      "SourceRewriter", "Placeholders", "Program", "Toolchain", "Lint", "Members",
      "App", "RenderCache", "Scenes", "AppProcess",
      "Watching", "Describe", "New", "LocalServer", "Snapshots", "Testing", "Rendering", "Preview",
      "Gallery", "Root",
    ],
    countsMembers: false)

  /// The nine rooms (Sources/README.md).
  private static let headlessUIKit = FolderRule(
    target: "HeadlessUIKit",
    folders: [
      "ObjectiveC", "Values", "Environment", "CoreAnimation", "Views", "Interaction", "Lists",
      "Controllers", "Assembly",
    ],
    hasPages: true,
    foreignNames: [
      // Declared once here, but the standard library, Foundation and lower modules have them too.
      "Alignment", "Name", "Notification", "Segment", "URL", "capitalized", "cornerCurve",
      "groupedHeader", "isInfinite", "maskedCorners", "orderedAscending", "orderedDescending",
      "orderedSame", "sliding", "substring",
    ],
    exceptions: [
      .init(
        "Controllers/Navigation/UINavigationController.swift", "UIStoryboardSegue",
        because: "UIKit: prepare(for:sender:), unwind(for:…)"),
      .init(
        "Controllers/Navigation/UINavigationController.swift", "UIStoryboardUnwindSegueSource",
        because: "UIKit: allowedChildrenForUnwinding(from:)"),
      .init(
        "Controllers/Pages/UIPageViewController.swift", "pageSettings",
        because: "`init(coder:)` decodes values that only an initialiser can set"),
      .init(
        "Controllers/Tabs/UITabBarController.swift", "UIStoryboardSegue",
        because: "UIKit: prepare(for:sender:), unwind(for:…)"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "ControllerOrigin",
        because: "UIViewController.storyboard and its segues"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "SegueTrigger",
        because: "segues of a controller"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "UIStoryboard",
        because: "UIKit: UIViewController.storyboard, UISceneConfiguration.storyboard"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "UIStoryboardSegue",
        because: "UIKit: prepare(for:sender:), unwind(for:…)"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "UIStoryboardUnwindSegueSource",
        because: "UIKit: allowedChildrenForUnwinding(from:)"),
      .init(
        "Controllers/ViewControllers/UIViewController.swift", "childContaining",
        because: "UIKit: childContaining(_: UIStoryboardUnwindSegueSource)"),
      .init(
        "ObjectiveC/Accessibility/UIAccessibilityCustomRotorItemResult.swift", "UITextRange",
        because: "UIKit: UIAccessibilityCustomRotorItemResult.targetRange"),
      .init(
        "CoreAnimation/Layers/CALayer.swift", "UIView",
        because: "CALayer.view: a view's layer asks its view for layout and the screen"),
      .init(
        "Environment/Contracts/NibCoder.swift", "NibInstantiation",
        because: "`init(coder:)` gets the instantiation of its nib"),
      .init(
        "Environment/Problems/LayoutError.swift", "Axis",
        because: "public payload of LayoutError, which ScreenError carries"),
      .init(
        "Environment/Problems/LayoutError.swift", "NSLayoutConstraint",
        because: "public payload of LayoutError (Axis), which ScreenError carries"),
      .init(
        "Environment/Problems/VisualFormatError.swift", "Axis",
        because: "public payload of LayoutError, which ScreenError carries"),
      .init(
        "Environment/Problems/VisualFormatError.swift", "NSLayoutConstraint",
        because: "public payload of LayoutError (Axis), which ScreenError carries"),
      .init(
        "Interaction/ContextMenus/ContextMenuAnimator.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Interaction/ContextMenus/ContextMenuOverlay.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Interaction/ContextMenus/UIContextMenuConfiguration.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Interaction/ContextMenus/UIContextMenuInteraction.swift", "Appearance",
        because: "its own nested type of that name"),
      .init(
        "Interaction/ContextMenus/UIContextMenuInteractionAnimating.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Interaction/Keyboard/KeyboardHost.swift", "notifyKeyboardWillAppear",
        because: "UINavigationController.hidesBarsWhenKeyboardAppears"),
      .init(
        "Interaction/Keyboard/UIInputViewController.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Lists/Cells/UIListSeparatorConfiguration.swift", "Appearance",
        because: "its own nested type of that name"),
      .init(
        "Lists/Collection/Compositional/UICollectionLayoutListConfiguration.swift", "Appearance",
        because: "its own nested type of that name"),
      .init(
        "Lists/Collection/Layouts/UICollectionViewLayout.swift", "UINib",
        because: "UIKit: register(_: UINib, …)"),
      .init(
        "Lists/Collection/UICollectionView+Registrations.swift", "UINib",
        because: "UIKit: CellRegistration(cellNib:), SupplementaryRegistration(supplementaryNib:)"),
      .init(
        "ObjectiveC/Objects/NSException.swift", "exception",
        because: "a case of the error's description, which the environment raises"),
      .init(
        "ObjectiveC/Objects/ArchiveError.swift", "archive",
        because: "a case of the error's description, which the environment raises"),
      .init(
        "Values/Geometry/ValueBridging.swift", "NSValue",
        because: "Foundation's class; CoreAnimation extends it by its own structures"),
      .init(
        "Views/Scrolling/UIScrollView+Geometry.swift", "settledInset",
        because: "UIKit: UIScrollView.refreshControl"),
      .init(
        "Lists/Collection/UICollectionView.swift", "UINib",
        because: "UIKit: register(_: UINib, …)"),
      .init(
        "Lists/Collection/UICollectionView.swift", "makeCollectionLayout",
        because: "`init(coder:)` decodes values that only an initialiser can set"),
      .init(
        "Lists/Table/Cells/UITableViewCell.swift", "cellStyle",
        because: "`init(coder:)` decodes values that only an initialiser can set"),
      .init(
        "Lists/Table/UITableView.swift", "StaticRows",
        because: "a table of a storyboard has rows without a data source"),
      .init(
        "Lists/Table/UITableView.swift", "UINib",
        because: "UIKit: register(_: UINib, …)"),
      .init(
        "Lists/Table/UITableView.swift", "tableStyle",
        because: "`init(coder:)` decodes values that only an initialiser can set"),
      .init(
        "ObjectiveC/Accessibility/UIAccessibilityCustomAction.swift", "UIImage",
        because: "UIKit: UIAccessibilityCustomAction.image, a property of every object"),
      .init(
        "ObjectiveC/Objects/KeyedProperties.swift", "registerBuiltIns",
        because: "registers UIKit's keys at the first look-up"),
      .init(
        "ObjectiveC/Objects/Object+Keys.swift", "undefinedKey",
        because: "an Objective-C exception"),
      .init(
        "ObjectiveC/Objects/Object.swift", "unhandledChange",
        because: "an Objective-C exception"),
      .init(
        "ObjectiveC/Objects/RuntimeProblems.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "ObjectiveC/Objects/RuntimeProblems.swift", "ScreenError",
        because: "UIKit raises an exception"),
      .init(
        "ObjectiveC/Observation/Object+Observers.swift", "notObserved",
        because: "an Objective-C exception"),
      .init(
        "ObjectiveC/Selectors/ActionSending.swift", "unrecognizedSelector",
        because: "an Objective-C exception"),
      .init(
        "ObjectiveC/Selectors/NotificationObservers.swift", "currentOrNil",
        because: "observers of a screen get no notification that another screen posts"),
      .init(
        "ObjectiveC/Selectors/NotificationObservers.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/AttributedText/DrawnText.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/AttributedText/TextRuler.swift", "ScreenEnvironment",
        because: "the fonts of a text and its missing letters are those of the screen"),
      .init(
        "Values/Contexts/UIGraphics.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Fonts/UIFont.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Fonts/UIFontMetrics.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Images/UIImage+Data.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Images/UIImage+Versions.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Images/UIImage.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Images/UIImageAsset.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/ItemProviders/NSItemProvider.swift", "DelayedCall",
        because: "NSItemProvider answers later"),
      .init(
        "Values/ItemProviders/NSItemProvider.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/Symbols/UIImage+Symbols.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/TextKit/NSLayoutManager.swift", "ScreenEnvironment",
        because:
          "UIKit gives no view that could be asked: `UIFont.systemFont`, `UIImage(named:)`, `UIGraphics`"
      ),
      .init(
        "Values/TextKit/NSLayoutManager.swift", "UncalledMethod",
        because: "reports delegate methods that are never called"),
      .init(
        "Views/Application/UIApplicationDelegate+System.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Views/Application/UIApplicationDelegate.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Views/Layout/UIView+LayoutPass.swift", "notifyIsAppearing",
        because: "a view tells the controller that owns it (UIKit: viewIsAppearing)"),
      .init(
        "Views/Layout/UIView+LayoutPass.swift", "layOutContentUnavailableView",
        "updateContentUnavailableConfigurationIfNeeded",
        because: "a view asks the controller that owns it for the content of an empty screen"),
      .init(
        "Views/Layout/UIView+LayoutPass.swift", "updateViewConstraints",
        because: "a view tells the controller that owns it (UIKit: updateViewConstraints)"),
      .init(
        "Views/Layout/UIView+LayoutPass.swift", "viewSafeAreaInsetsDidChange",
        because: "a view tells the controller that owns it (UIKit: viewSafeAreaInsetsDidChange)"),
      .init(
        "Views/Layout/UIView+LayoutPass.swift", "viewWillLayoutSubviews",
        because: "a view tells the controller that owns it (UIKit: viewWillLayoutSubviews)"),
      .init(
        "Views/Layout/UIView+Margins.swift", "systemMinimumLayoutMargins",
        "viewRespectsSystemMinimumLayoutMargins",
        because: "UIKit's API of that name"),
      .init(
        "Views/Layout/UIView+Margins.swift", "viewLayoutMarginsDidChange",
        because: "a view tells the controller that owns it (UIKit: viewLayoutMarginsDidChange)"),
      .init(
        "Views/Scrolling/UIScrollView+Geometry.swift", "automaticallyAdjustsScrollViewInsets",
        because: "UIKit's API of that name"),
      .init(
        "Views/Scrolling/UIScrollView+Geometry.swift", "dragKeyboard",
        because: "UIScrollView.keyboardDismissMode"),
      .init(
        "Views/Scrolling/UIScrollView+Motion.swift", "dismissKeyboardByDragging",
        because: "UIKit: UIScrollView.keyboardDismissMode"),
      .init(
        "Views/Scrolling/UIScrollView+Motion.swift", "touchWillLift",
        because: "UIScrollView.refreshControl begins when the finger leaves"),
      .init(
        "Views/Scrolling/UIScrollView+Motion.swift", "endKeyboardDrag",
        because: "UIScrollView.keyboardDismissMode"),
      .init(
        "Views/Scrolling/UIScrollView.swift", "UIControl",
        because: "UIKit: touchesShouldCancel(in:) is false for controls"),
      .init(
        "Views/Scrolling/UIScrollView.swift", "UIRefreshControl",
        because: "UIKit: UIScrollView.refreshControl"),
      .init(
        "Views/Views/SystemOverlay.swift", "UILabel",
        because: "the status bar's clock is text"),
      .init(
        "Views/Views/UIResponder.swift", "EditedText",
        because: "UIKit: UIResponderStandardEditActions of fields and text views"),
      .init(
        "Views/Views/UIResponder.swift", "UICommand",
        because: "UIKit: validate(_: UICommand)"),
      .init(
        "Views/Views/UIResponder.swift", "UIInputViewController",
        because: "UIKit: UIResponder.inputViewController"),
      .init(
        "Views/Views/UIResponder.swift", "UIKeyCommand",
        because: "UIKit: keyCommands"),
      .init(
        "Views/Views/UIResponder.swift", "UITextInputMode",
        because: "UIKit: UIResponder.textInputMode"),
      .init(
        "Views/Views/UIResponder.swift", "firstResponder",
        because: "UIKit: isFirstResponder"),
      .init(
        "Views/Views/UIResponder.swift", "detachKeyboard",
        because: "UIKit: resignFirstResponder()"),
      .init(
        "Views/Views/UIResponder.swift", "canPerformEdit",
        because: "canPerformAction(_:withSender:) of fields and text views"),
      .init(
        "Views/Views/UIResponder.swift", "ownInputMode",
        because: "UIResponder.textInputMode"),
      .init(
        "Views/Views/UIResponder.swift", "attachKeyboard",
        because: "UIKit: becomeFirstResponder()"),
      .init(
        "Views/Views/UIView+Traits.swift", "traitsOfParent",
        because: "a view tells the controller that owns it (UIKit: setOverrideTraitCollection)"),
      .init(
        "Views/Views/UIView+Traits.swift", "callTraitMethods",
        because: "a view tells the controller that owns it (UIKit: traitCollectionDidChange)"),
      .init(
        "Views/Views/UIView.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Views/Views/UIView.swift", "barInsets",
        because: "a view tells the controller that owns it (UIKit: safe area below bars)"),
      .init(
        "Views/Views/UIView.swift", "notifyOwner",
        because: "a view tells the controller that owns it (UIKit: viewWillAppear of children)"),
      .init(
        "Views/Windows/UISceneConfiguration.swift", "UIStoryboard",
        because: "UIKit: UIViewController.storyboard, UISceneConfiguration.storyboard"),
      .init(
        "Views/Windows/UIWindow.swift", "KeyboardHost",
        because: "the keyboard over a window"),
      .init(
        "Views/Windows/UIWindow.swift", "UIViewController",
        because: "a public signature of UIKit names a view controller"),
      .init(
        "Views/Windows/UIWindow.swift", "endAppearanceTransition",
        because: "UIKit: a window's root appears"),
      .init(
        "Views/Windows/UIWindow.swift", "bringPanelToFront",
        because: "the keyboard stays over a window's subviews"),
      .init(
        "Views/Windows/UIWindow.swift", "updateStatusBar",
        because: "UIKit: preferredStatusBarStyle of the root controller"),
    ])
}
