public import Foundation
public import HeadlessUIKit

// Names of Apple's other frameworks that iOS sources use and that nothing here stands for: so that
// the compiler says what to do instead of "cannot find in scope". The messages are the documentation.

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapView = UIView

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKAnnotationView = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapItem = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKPlacemark = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKPointAnnotation = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKAnnotation = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "MapKit is not here; show a UIImageView with a picture of the map"
)
public typealias MKMapViewDelegate = AnyObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVCaptureVideoPreviewLayer = CALayer

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerLayer = CALayer

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVAsset = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayer = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerItem = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVPlayerLooper = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVQueuePlayer = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nothing plays here; show a UIImageView with a frame of the film"
)
public typealias AVURLAsset = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioPlayer = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioRecorder = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there is no sound here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVAudioSession = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there is no camera here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureDevice = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "there is no camera here; leave it out with #if canImport(AVFoundation)"
)
public typealias AVCaptureSession = NSObject

/// Not here.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLGeocoder = NSObject

/// Not here.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLLocationManager = NSObject

/// Not here.
@available(*, unavailable, message: "there is no place here; hand the screen a fixed coordinate")
public typealias CLLocationManagerDelegate = AnyObject

/// Not here.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHAsset = NSObject

/// Not here.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHImageManager = NSObject

/// Not here.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHPhotoLibrary = NSObject

/// Not here.
@available(*, unavailable, message: "there is no photo library here; hand the screen its pictures")
public typealias PHPickerViewController = UIViewController

/// Not here.
@available(*, unavailable, message: "Safari is not here; show a UIViewController of your own")
public typealias SFSafariViewController = UIViewController

/// Not here.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNMutableNotificationContent = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNNotificationRequest = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenter = NSObject

/// Not here.
@available(
  *, unavailable,
  message: "nobody is notified here; leave it out with #if canImport(UserNotifications)"
)
public typealias UNUserNotificationCenterDelegate = AnyObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKAsset = NSObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKContainer = NSObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKDatabase = NSObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKQuery = NSObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKQueryOperation = NSObject

/// Not here.
@available(*, unavailable, message: "CloudKit is not here; hand the screen its data")
public typealias CKRecord = NSObject

/// Not here.
@available(*, unavailable, message: "Core Data is not here; hand the screen its data")
public typealias NSFetchedResultsController = NSObject

/// Not here.
@available(*, unavailable, message: "Core Data is not here; hand the screen its data")
public typealias NSManagedObject = NSObject

/// Not here.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIContext = NSObject

/// Not here.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIFilter = NSObject

/// Not here.
@available(*, unavailable, message: "Core Image is not here; prepare the picture as a file")
public typealias CIImage = NSObject

/// Not here.
@available(*, unavailable, message: "nothing moves the device here; hand the screen its numbers")
public typealias CMMotionManager = NSObject

/// Not here.
@available(*, unavailable, message: "SwiftUI is not here; write the content as a UIView")
public typealias UIHostingConfiguration = NSObject

/// Not here.
@available(*, unavailable, message: "SwiftUI is not here; write the content as a UIViewController")
public typealias UIHostingController = UIViewController

/// Not here.
@available(*, unavailable, message: "SwiftUI is not here; hand the controller to a stage")
public typealias UIViewControllerRepresentable = AnyObject

/// Not here.
@available(*, unavailable, message: "SwiftUI is not here; hand the controller to a stage")
public typealias UIViewRepresentable = AnyObject

/// Not here.
@available(*, unavailable, message: "SpriteKit is not here; draw with layers")
public typealias SKView = UIView

/// Not here.
@available(*, unavailable, message: "Metal is not here; draw with layers")
public typealias MTKView = UIView

/// Not here.
@available(*, unavailable, message: "no mail is sent here; show a UIViewController of your own")
public typealias MFMailComposeViewController = UIViewController

/// Not here.
@available(*, unavailable, message: "no mail is sent here; show a UIViewController of your own")
public typealias MFMessageComposeViewController = UIViewController
