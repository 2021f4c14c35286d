public import Foundation
public import HeadlessUIKit

// Names of Apple's other frameworks that iOS sources use and this package does not provide. The
// compiler then prints the message, which suggests a replacement, instead of "cannot find in
// scope".

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapView = UIView

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKAnnotationView = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapItem = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKPlacemark = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKPointAnnotation = NSObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKAnnotation = AnyObject

/// Unavailable: MapKit is not supported. Show a `UIImageView` with a picture of the map instead.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapViewDelegate = AnyObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerViewController = UIViewController

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVCaptureVideoPreviewLayer = CALayer

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerLayer = CALayer

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVAsset = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayer = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerItem = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerLooper = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVQueuePlayer = NSObject

/// Unavailable: media playback is not supported. Show a `UIImageView` with a frame of the film
/// instead.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVURLAsset = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioPlayer = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioRecorder = NSObject

/// Unavailable: sound is not simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioSession = NSObject

/// Unavailable: no camera is simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "there is no camera here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureDevice = NSObject

/// Unavailable: no camera is simulated. Exclude the code with `#if canImport(AVFoundation)`.
@available(
  *, unavailable,
  message: "there is no camera here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureSession = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLGeocoder = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLLocationManager = NSObject

/// Unavailable: location is not simulated. Pass a fixed coordinate to the screen instead.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLLocationManagerDelegate = AnyObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHAsset = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHImageManager = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHPhotoLibrary = NSObject

/// Unavailable: no photo library is simulated. Pass the pictures to the screen instead.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHPickerViewController = UIViewController

/// Unavailable: Safari is not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "Safari is not here; show a UIViewController of your own")
public typealias SFSafariViewController = UIViewController

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNMutableNotificationContent = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNNotificationRequest = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenter = NSObject

/// Unavailable: notifications are not supported. Exclude the code with `#if
/// canImport(UserNotifications)`.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenterDelegate = AnyObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKAsset = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKContainer = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKDatabase = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKQuery = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKQueryOperation = NSObject

/// Unavailable: CloudKit is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKRecord = NSObject

/// Unavailable: Core Data is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "Core Data is not here; hand the screen its data")
public typealias NSFetchedResultsController = NSObject

/// Unavailable: Core Data is not supported. Pass the data to the screen instead.
@available(*, unavailable, message: "Core Data is not here; hand the screen its data")
public typealias NSManagedObject = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIContext = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIFilter = NSObject

/// Unavailable: Core Image is not supported. Prepare the picture as a file instead.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIImage = NSObject

/// Unavailable: motion sensors are not simulated. Pass fixed values to the screen instead.
@available(*, unavailable, message: "nothing moves the device here; hand the screen its numbers")
public typealias CMMotionManager = NSObject

/// Unavailable: SwiftUI is not supported. Write the content as a `UIView` instead.
@available(*, unavailable, message: "SwiftUI is not here; write the content as a UIView")
public typealias UIHostingConfiguration = NSObject

/// Unavailable: SwiftUI is not supported. Write the content as a `UIViewController` instead.
@available(*, unavailable, message: "SwiftUI is not here; write the content as a UIViewController")
public typealias UIHostingController = UIViewController

/// Unavailable: SwiftUI is not supported. Pass the view controller to a stage instead.
@available(*, unavailable, message: "SwiftUI is not here; hand the controller to a stage")
public typealias UIViewControllerRepresentable = AnyObject

/// Unavailable: SwiftUI is not supported. Pass the view controller to a stage instead.
@available(*, unavailable, message: "SwiftUI is not here; hand the controller to a stage")
public typealias UIViewRepresentable = AnyObject

/// Unavailable: SpriteKit is not supported. Draw with layers instead.
@available(*, unavailable, message: "SpriteKit is not here; draw with layers")
public typealias SKView = UIView

/// Unavailable: Metal is not supported. Draw with layers instead.
@available(*, unavailable, message: "Metal is not here; draw with layers")
public typealias MTKView = UIView

/// Unavailable: mail and messages are not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "no mail is sent here; show a UIViewController of your own")
public typealias MFMailComposeViewController = UIViewController

/// Unavailable: mail and messages are not supported. Show a custom `UIViewController` instead.
@available(*, unavailable, message: "no mail is sent here; show a UIViewController of your own")
public typealias MFMessageComposeViewController = UIViewController
