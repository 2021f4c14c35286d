extension UIActivity {
  /// The identifier of an activity, for example copying to the pasteboard.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an activity type from any string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an activity type from any string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posts to Facebook. Not offered here.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter. Not offered here.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo. Not offered here.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a text message. Not offered here.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends an email. Not offered here.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints the items. Not offered here.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies the items to the pasteboard. It is the only system activity that is offered here.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact. Not offered here.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image to the photo library. Not offered here.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a URL to Safari's reading list. Not offered here.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr. Not offered here.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo. Not offered here.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo. Not offered here.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Sends the items to a device nearby. Not offered here.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens a document in Books. Not offered here.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Opens a PDF document for annotations. Not offered here.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
}
