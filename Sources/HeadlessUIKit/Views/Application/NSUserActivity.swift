public import Foundation

/// What somebody does in an app, for going on with it elsewhere: kept, and told to nobody.
@preconcurrency @MainActor
open class NSUserActivity: _Object {
  /// What kind of thing it is.
  public let activityType: String
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  /// The same on the web.
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

  /// Of a kind that the app knows.
  public init(activityType: String) {
    self.activityType = activityType
    super.init(_object: ())
  }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// It is what is done now.
  open func becomeCurrent() {}
  /// It no longer is.
  open func resignCurrent() {}
  /// Nobody goes on with it.
  open func invalidate() {}
}

/// A page on the web that was looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
