public import Foundation
public import HeadlessUIKit

// Names of Apple's other frameworks that iOS sources use and this package does not provide. The
// compiler then prints the message, which suggests a replacement, instead of "cannot find in
// scope".

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKMapView = UIView

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKAnnotationView = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKMapItem = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKPlacemark = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKPointAnnotation = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKAnnotation = AnyObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not available; show a picture of the map in a UIImageView"
)
public typealias MKMapViewDelegate = AnyObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVPlayerViewController = UIViewController

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVCaptureVideoPreviewLayer = CALayer

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVPlayerLayer = CALayer

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVAsset = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVPlayer = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVPlayerItem = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVPlayerLooper = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVQueuePlayer = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "video is not available; show a frame of it in a UIImageView"
)
public typealias AVURLAsset = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "sound is not available; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioPlayer = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "sound is not available; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioRecorder = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "sound is not available; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioSession = NSObject

/// Unavailable: no camera is simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "the camera is not available; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureDevice = NSObject

/// Unavailable: no camera is simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "the camera is not available; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureSession = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(
  *, unavailable, message: "location is not available; pass a fixed coordinate to the screen"
)
public typealias CLGeocoder = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(
  *, unavailable, message: "location is not available; pass a fixed coordinate to the screen"
)
public typealias CLLocationManager = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(
  *, unavailable, message: "location is not available; pass a fixed coordinate to the screen"
)
public typealias CLLocationManagerDelegate = AnyObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(
  *, unavailable, message: "the photo library is not available; pass the pictures to the screen"
)
public typealias PHAsset = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(
  *, unavailable, message: "the photo library is not available; pass the pictures to the screen"
)
public typealias PHImageManager = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(
  *, unavailable, message: "the photo library is not available; pass the pictures to the screen"
)
public typealias PHPhotoLibrary = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(
  *, unavailable, message: "the photo library is not available; pass the pictures to the screen"
)
public typealias PHPickerViewController = UIViewController

/// Unavailable: Safari is not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "Safari is not available; show a custom UIViewController")
public typealias SFSafariViewController = UIViewController

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "notifications are not available; leave it out with #if canImport(UserNotifications)"
)
public typealias UNMutableNotificationContent = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "notifications are not available; leave it out with #if canImport(UserNotifications)"
)
public typealias UNNotificationRequest = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "notifications are not available; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenter = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "notifications are not available; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenterDelegate = AnyObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKAsset = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKContainer = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKDatabase = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKQuery = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKQueryOperation = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not available; pass the data to the screen")
public typealias CKRecord = NSObject

/// Unavailable: Core Data is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "Core Data is not available; pass the data to the screen")
public typealias NSFetchedResultsController = NSObject

/// Unavailable: Core Data is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "Core Data is not available; pass the data to the screen")
public typealias NSManagedObject = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not available; prepare the picture as a file")
public typealias CIContext = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not available; prepare the picture as a file")
public typealias CIFilter = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not available; prepare the picture as a file")
public typealias CIImage = NSObject

/// Unavailable: motion sensors are not simulated. Pass fixed values to the screen instead.
@available(*, unavailable, message: "motion data is not available; pass fixed values to the screen")
public typealias CMMotionManager = NSObject

/// Unavailable: SwiftUI is not supported. Write the content as a `UIView` instead.
@available(*, unavailable, message: "SwiftUI is not available; write the content as a UIView")
public typealias UIHostingConfiguration = NSObject

/// Unavailable: SwiftUI is not supported. Write the content as a `UIViewController` instead.
@available(
  *, unavailable, message: "SwiftUI is not available; write the content as a UIViewController"
)
public typealias UIHostingController = UIViewController

/// Unavailable: SwiftUI is not supported. Pass the view controller to a stage instead.
@available(*, unavailable, message: "SwiftUI is not available; pass the controller to a stage")
public typealias UIViewControllerRepresentable = AnyObject

/// Unavailable: SwiftUI is not supported. Pass the view controller to a stage instead.
@available(*, unavailable, message: "SwiftUI is not available; pass the controller to a stage")
public typealias UIViewRepresentable = AnyObject

/// Unavailable: SpriteKit is not supported. Draw with layers instead.
@available(*, unavailable, message: "SpriteKit is not available; draw with layers")
public typealias SKView = UIView

/// Unavailable: Metal is not supported. Draw with layers instead.
@available(*, unavailable, message: "Metal is not available; draw with layers")
public typealias MTKView = UIView

/// Unavailable: mail and messages are not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "mail is not available; show a custom UIViewController")
public typealias MFMailComposeViewController = UIViewController

/// Unavailable: mail and messages are not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "mail is not available; show a custom UIViewController")
public typealias MFMessageComposeViewController = UIViewController
