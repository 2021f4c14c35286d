public import Foundation

// AudioToolbox's short sounds, which apps play along with what is seen. Nothing can be heard here, as in a
// simulator that is muted.

/// A sound that was made known.
public typealias SystemSoundID = UInt32

/// What C's functions say of how it went; 0 is well.
public typealias OSStatus = Int32

/// The one that shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Makes a file's sound known; its number is 0 here, which is no sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ fileURL: NSURL, _ soundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  soundID.pointee = 0
  return 0
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ soundID: SystemSoundID) -> OSStatus { 0 }

/// Plays a sound, which nobody hears.
public func AudioServicesPlaySystemSound(_ soundID: SystemSoundID) {}

/// The same; calls `completion` at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ soundID: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Plays a sound and shakes the device, which nobody notices.
public func AudioServicesPlayAlertSound(_ soundID: SystemSoundID) {}
