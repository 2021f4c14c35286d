public import Foundation

/// The notifications of assistive technologies, for apps that observe them. None is ever posted,
/// because no assistive technology is running and no setting changes.
extension UIAccessibility {
  /// Posted when `isVoiceOverRunning` changes.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` changes.
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isAssistiveTouchRunning` changes.
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` changes.
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` changes.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` changes.
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` changes.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` changes.
  public nonisolated static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` changes.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` changes.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    Foundation.Notification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` changes.
  public nonisolated static let invertColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` changes.
  public nonisolated static let grayscaleStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `buttonShapesEnabled` changes.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `isOnOffSwitchLabelsEnabled` changes.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when `isShakeToUndoEnabled` changes.
  public nonisolated static let shakeToUndoDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when `isMonoAudioEnabled` changes.
  public nonisolated static let monoAudioStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` changes.
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isSpeakSelectionEnabled` changes.
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when `isSpeakScreenEnabled` changes.
  public nonisolated static let speakScreenStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when `hearingDevicePairedEar` changes.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")

  /// Posted when an assistive technology has moved to another element.
  public nonisolated static let elementFocusedNotification =
    Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  /// The key of the element that the technology is at.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that the technology has left.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology's identifier.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// Posted when an announcement has been spoken.
  public nonisolated static let announcementDidFinishNotification =
    Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announcement's text.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was spoken to its end.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
