extension UIKitProtocols {
  /// The protocols of text, gestures, menus, drag and drop, layers and web views.
  static let interaction = """
    @MainActor protocol CAAnimationDelegate {
      func animationDidStart(_: CAAnimation)
      func animationDidStop(_: CAAnimation, finished: Bool)
    }
    @MainActor protocol CALayerDelegate {
      func display(_: CALayer)
      func draw(_: CALayer, in: CGContext)
      func layoutSublayers(of: CALayer)
      func action(for: CALayer, forKey: String) -> (any CAAction)?
    }
    @MainActor protocol NSLayoutManagerDelegate {
      func layoutManagerDidInvalidateLayout(_: NSLayoutManager)
      func layoutManager(_: NSLayoutManager, didCompleteLayoutFor: NSTextContainer?, atEnd: Bool)
      func layoutManager(
        _: NSLayoutManager, lineSpacingAfterGlyphAt: Int, withProposedLineFragmentRect: CGRect
      ) -> CGFloat
      func layoutManager(
        _: NSLayoutManager, paragraphSpacingBeforeGlyphAt: Int, withProposedLineFragmentRect:
        CGRect
      ) -> CGFloat
      func layoutManager(
        _: NSLayoutManager, paragraphSpacingAfterGlyphAt: Int, withProposedLineFragmentRect:
        CGRect
      ) -> CGFloat
      func layoutManager(_: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt: Int) -> Bool
      func layoutManager(
        _: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt: Int
      ) -> Bool
      func layoutManager(
        _: NSLayoutManager, boundingBoxForControlGlyphAt: Int, for: NSTextContainer,
        proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int
      ) -> CGRect
      func layoutManager(
        _: NSLayoutManager, shouldSetLineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset:
        UnsafeMutablePointer<CGFloat>, in: NSTextContainer, forGlyphRange: NSRange
      ) -> Bool
      func layoutManager(
        _: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom: CGSize
      )
    }
    protocol NSTextStorageDelegate {
      func textStorage(
        _: NSTextStorage, willProcessEditing: NSTextStorage.EditActions, range: NSRange,
        changeInLength: Int
      )
      func textStorage(
        _: NSTextStorage, didProcessEditing: NSTextStorage.EditActions, range: NSRange,
        changeInLength: Int
      )
    }
    @MainActor protocol UICollisionBehaviorDelegate {
      func collisionBehavior(
        _: UICollisionBehavior, beganContactFor: any UIDynamicItem, with: any UIDynamicItem, at:
        CGPoint
      )
      func collisionBehavior(
        _: UICollisionBehavior, endedContactFor: any UIDynamicItem, with: any UIDynamicItem
      )
      func collisionBehavior(
        _: UICollisionBehavior, beganContactFor: any UIDynamicItem, withBoundaryIdentifier: (any
        NSCopying)?, at: CGPoint
      )
      func collisionBehavior(
        _: UICollisionBehavior, endedContactFor: any UIDynamicItem, withBoundaryIdentifier: (any
        NSCopying)?
      )
    }
    @MainActor protocol UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration:
        UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration:
        UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier: any NSCopying
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier: any NSCopying
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _: UIContextMenuInteraction, willPerformPreviewActionForMenuWith:
        UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
      )
      func contextMenuInteraction(
        _: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator:
        (any UIContextMenuInteractionAnimating)?
      )
      func contextMenuInteraction(
        _: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any
        UIContextMenuInteractionAnimating)?
      )
    }
    @MainActor protocol UIDragInteractionDelegate {
      func dragInteraction(
        _: UIDragInteraction, previewForLifting: UIDragItem, session: any UIDragSession
      ) -> UITargetedDragPreview?
      func dragInteraction(
        _: UIDragInteraction, willAnimateLiftWith: any UIDragAnimating, session: any
        UIDragSession
      )
      func dragInteraction(
        _: UIDragInteraction, sessionAllowsMoveOperation: any UIDragSession
      ) -> Bool
      func dragInteraction(
        _: UIDragInteraction, sessionIsRestrictedToDraggingApplication: any UIDragSession
      ) -> Bool
      func dragInteraction(
        _: UIDragInteraction, prefersFullSizePreviewsFor: any UIDragSession
      ) -> Bool
      func dragInteraction(_: UIDragInteraction, sessionWillBegin: any UIDragSession)
      func dragInteraction(_: UIDragInteraction, sessionDidMove: any UIDragSession)
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, willEndWith: UIDropOperation
      )
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, didEndWith: UIDropOperation
      )
      func dragInteraction(_: UIDragInteraction, sessionDidTransferItems: any UIDragSession)
      func dragInteraction(
        _: UIDragInteraction, itemsForAddingTo: any UIDragSession, withTouchAt: CGPoint
      ) -> [UIDragItem]
      func dragInteraction(
        _: UIDragInteraction, session: any UIDragSession, willAdd: [UIDragItem], for:
        UIDragInteraction
      )
      func dragInteraction(
        _: UIDragInteraction, previewForCancelling: UIDragItem, withDefault:
        UITargetedDragPreview
      ) -> UITargetedDragPreview?
      func dragInteraction(
        _: UIDragInteraction, item: UIDragItem, willAnimateCancelWith: any UIDragAnimating
      )
      func dragInteraction(
        _: UIDragInteraction, sessionForAddingItems: [any UIDragSession], withTouchAt: CGPoint
      ) -> (any UIDragSession)?
    }
    @MainActor protocol UIDropInteractionDelegate {
      func dropInteraction(_: UIDropInteraction, canHandle: any UIDropSession) -> Bool
      func dropInteraction(_: UIDropInteraction, sessionDidEnter: any UIDropSession)
      func dropInteraction(
        _: UIDropInteraction, sessionDidUpdate: any UIDropSession
      ) -> UIDropProposal
      func dropInteraction(_: UIDropInteraction, sessionDidExit: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, performDrop: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, concludeDrop: any UIDropSession)
      func dropInteraction(_: UIDropInteraction, sessionDidEnd: any UIDropSession)
      func dropInteraction(
        _: UIDropInteraction, previewForDropping: UIDragItem, withDefault: UITargetedDragPreview
      ) -> UITargetedDragPreview?
      func dropInteraction(
        _: UIDropInteraction, item: UIDragItem, willAnimateDropWith: any UIDragAnimating
      )
    }
    @MainActor protocol UIDynamicAnimatorDelegate {
      func dynamicAnimatorWillResume(_: UIDynamicAnimator)
      func dynamicAnimatorDidPause(_: UIDynamicAnimator)
    }
    @MainActor protocol UIEditMenuInteractionDelegate {
      func editMenuInteraction(
        _: UIEditMenuInteraction, menuFor: UIEditMenuConfiguration, suggestedActions:
        [UIMenuElement]
      ) -> UIMenu?
      func editMenuInteraction(
        _: UIEditMenuInteraction, targetRectFor: UIEditMenuConfiguration
      ) -> CGRect
      func editMenuInteraction(
        _: UIEditMenuInteraction, willPresentMenuFor: UIEditMenuConfiguration, animator: any
        UIEditMenuInteractionAnimating
      )
      func editMenuInteraction(
        _: UIEditMenuInteraction, willDismissMenuFor: UIEditMenuConfiguration, animator: any
        UIEditMenuInteractionAnimating
      )
    }
    @MainActor protocol UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(
        _: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent) -> Bool
    }
    @MainActor protocol UIPickerViewDelegate {
      func pickerView(_: UIPickerView, widthForComponent: Int) -> CGFloat
      func pickerView(_: UIPickerView, rowHeightForComponent: Int) -> CGFloat
      func pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int) -> String?
      func pickerView(
        _: UIPickerView, attributedTitleForRow: Int, forComponent: Int
      ) -> NSAttributedString?
      func pickerView(
        _: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?
      ) -> UIView
      func pickerView(_: UIPickerView, didSelectRow: Int, inComponent: Int)
    }
    @MainActor protocol UIPreviewInteractionDelegate {
      func previewInteractionShouldBegin(_: UIPreviewInteraction) -> Bool
      func previewInteraction(
        _: UIPreviewInteraction, didUpdateCommitTransition: CGFloat, ended: Bool
      )
    }
    @MainActor protocol UITextFieldDelegate {
      func textFieldShouldBeginEditing(_: UITextField) -> Bool
      func textFieldDidBeginEditing(_: UITextField)
      func textFieldShouldEndEditing(_: UITextField) -> Bool
      func textFieldDidEndEditing(_: UITextField)
      func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)
      func textField(
        _: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String
      ) -> Bool
      func textFieldDidChangeSelection(_: UITextField)
      func textFieldShouldClear(_: UITextField) -> Bool
      func textFieldShouldReturn(_: UITextField) -> Bool
      func textField(
        _: UITextField, editMenuForCharactersIn: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu?
      func textField(_: UITextField, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
      func textField(_: UITextField, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
    }
    @MainActor protocol UITextViewDelegate: UIScrollViewDelegate {
      func textViewShouldBeginEditing(_: UITextView) -> Bool
      func textViewShouldEndEditing(_: UITextView) -> Bool
      func textViewDidBeginEditing(_: UITextView)
      func textViewDidEndEditing(_: UITextView)
      func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
      func textViewDidChange(_: UITextView)
      func textViewDidChangeSelection(_: UITextView)
      func textView(
        _: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction
      ) -> Bool
      func textView(
        _: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange, interaction:
        UITextItemInteraction
      ) -> Bool
      func textView(_: UITextView, shouldInteractWith: URL, in: NSRange) -> Bool
      func textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange) -> Bool
      func textViewWritingToolsWillBegin(_: UITextView)
      func textViewWritingToolsDidEnd(_: UITextView)
      func textView(_: UITextView, writingToolsIgnoredRangesInEnclosingRange: NSRange) -> [NSValue]
      func textView(
        _: UITextView, editMenuForTextIn: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu?
      func textView(_: UITextView, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
      func textView(_: UITextView, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
      func textView(
        _: UITextView, primaryActionFor: UITextItem, defaultAction: UIAction
      ) -> UIAction?
      func textView(
        _: UITextView, menuConfigurationFor: UITextItem, defaultMenu: UIMenu
      ) -> UITextItem.MenuConfiguration?
      func textView(
        _: UITextView, textItemMenuWillDisplayFor: UITextItem, animator: any
        UIContextMenuInteractionAnimating
      )
      func textView(
        _: UITextView, textItemMenuWillEndFor: UITextItem, animator: any
        UIContextMenuInteractionAnimating
      )
    }
    @MainActor protocol UIWebViewDelegate {
      func webView(
        _: UIWebView, shouldStartLoadWith: URLRequest, navigationType: UIWebView.NavigationType
      ) -> Bool
      func webViewDidStartLoad(_: UIWebView)
      func webViewDidFinishLoad(_: UIWebView)
      func webView(_: UIWebView, didFailLoadWithError: any Error)
    }
    @MainActor protocol WKNavigationDelegate {
      func webView(
        _: WKWebView, decidePolicyFor: WKNavigationAction, decisionHandler: @escaping @MainActor
        (WKNavigationActionPolicy) -> Void
      )
      func webView(_: WKWebView, didStartProvisionalNavigation: WKNavigation!)
      func webView(_: WKWebView, didFailProvisionalNavigation: WKNavigation!, withError: any Error)
      func webView(_: WKWebView, didCommit: WKNavigation!)
      func webView(_: WKWebView, didFinish: WKNavigation!)
    }
    """
}
