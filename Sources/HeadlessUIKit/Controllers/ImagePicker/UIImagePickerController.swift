import Foundation

/// The sheet for photos, of a phone that has none: a bar with Cancel over an empty page, and a
/// sentence among the stage's problems.
///
/// - Note: Partly: there are no photos and there is no camera, so that it can only be cancelled; no
///   `UINavigationController`.
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Of the dictionary.
    public let rawValue: String

    /// Any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIImage`, as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`, as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// A `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// A `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// A `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The library, as in a simulator; never the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Of the sources that are there: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Kept: every source is empty.
  open var sourceType = SourceType.photoLibrary
  /// Kept: nothing is edited.
  open var allowsEditing = false
  /// Kept: nothing is found.
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
