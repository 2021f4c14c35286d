public import Foundation

/// A user's activity in the app that can be continued on another device. Only stored here: nothing
/// continues an activity.
@preconcurrency @MainActor
open class NSUserActivity: _Object {
  /// The type of the activity.
  public let activityType: String
  open var title: String?
  /// The data needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  /// The web page to open on devices without the app.
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  /// Creates an activity of a type that the app defines.
  public init(activityType: String) {
    self.activityType = activityType
    super.init(_object: ())
  }

  /// Adds entries to `userInfo`. New values replace old ones.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the user's current activity. Has no effect here: activities are not handed to other
  /// devices.
  open func becomeCurrent() {}
  /// Ends this activity as the user's current one. Has no effect here: activities are not handed to
  /// other devices.
  open func resignCurrent() {}
  /// Invalidates the activity. Has no effect here: activities are not handed to other devices.
  open func invalidate() {}
}

/// The type of an activity that continues the browsing of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
