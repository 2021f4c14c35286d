extension UIActivity {
  /// Names an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// A letter.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Paper.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The pasteboard: the only one that is offered here.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact's picture.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Safari's list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// A device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// A document to draw on.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
}
