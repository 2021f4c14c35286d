import Foundation

/// The photo picker of a phone without photos: an empty page below a bar with Cancel.
///
/// Its presentation is reported as a problem of the stage.
///
/// - Note: Partly: it can only be cancelled, because there are no photos and there is no camera. It
///   is not a `UINavigationController`.
open class UIImagePickerController: UIViewController {
  /// The source of the images.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The keys of the dictionary that describes a picked image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from any string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the original image, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the image that the user edited, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the crop rectangle, a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key of the media type, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the movie's location, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key of the image's location, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether a source is available: the library and the album, as in Apple's simulator,
  /// never the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the media types of a source: images. Nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// The object that is notified when the picker is cancelled.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the images. Stored but ignored, because every source is empty.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may edit a picked image. Stored but ignored.
  open var allowsEditing = false
  /// The media types to offer. Stored but ignored.
  open var mediaTypes = ["public.image"]
  /// The bar with the title and Cancel.
  public let navigationBar = UINavigationBar(frame: .zero)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Photos")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationBar.setItems([item], animated: false)
    view.addSubview(navigationBar)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.environment.problems.report(ControllerProblem.noPhotos)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
  }

  private func cancel() {
    if let delegate {
      delegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}
