public import Foundation

/// An object that provides an item to share, depending on the chosen activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an object of the class of the item that will be shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item to share with an activity. Nil shares nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of activities that have one, for example an email.
  ///
  /// - Note: Partly: never called: no activity sends mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the uniform type identifier of an item that is data.
  ///
  /// - Note: Partly: never called: only text, URLs and images are copied, never data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a thumbnail of the item.
  ///
  /// - Note: Partly: never called: the share sheet shows no thumbnail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty string: the item has no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty string: the item has no type identifier.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns nil: the item has no thumbnail.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
