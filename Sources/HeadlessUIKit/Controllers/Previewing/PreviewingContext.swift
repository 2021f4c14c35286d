import Foundation

/// A view that is registered for previews: a context menu whose preview is a view controller.
final class PreviewingContext: UIViewControllerPreviewing {
  private weak var asked: (any UIViewControllerPreviewingDelegate)?
  private weak var pressed: UIView?
  private var previewed: UIViewController?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (asked, pressed, sourceRect) = (delegate, view, view.bounds)
    view.addInteraction(interaction)
  }

  var delegate: any UIViewControllerPreviewingDelegate { asked ?? NoPreviews() }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }
  var sourceView: UIView { pressed ?? UIView() }

  func end() { pressed?.removeInteraction(interaction) }

  private func element(_ item: any UIPreviewActionItem) -> UIMenuElement? {
    switch item {
    case let action as UIPreviewAction:
      let line = UIAction(title: action.title) { [weak self] _ in
        self?.previewed.map { action.handler(action, $0) }
      }
      if action.style == .destructive { line.attributes = .destructive }
      if action.style == .selected { line.state = .on }
      return line
    case let group as UIPreviewActionGroup:
      return UIMenu(title: group.title, children: group.actions.compactMap(element))
    default: return nil
    }
  }
}

extension PreviewingContext: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    previewed = asked?.previewingContext(self, viewControllerForLocation: location)
    guard let previewed else { return nil }
    let lines = previewed.previewActionItems.compactMap(element)
    return UIContextMenuConfiguration(identifier: nil) {
      previewed
    } actionProvider: { _ in
      lines.isEmpty ? nil : UIMenu(children: lines)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let previewed else { return }
    animator.addCompletion { [self] in asked?.previewingContext(self, commit: previewed) }
  }
}

/// The delegate of a context whose real delegate was deallocated.
private final class NoPreviews: UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
