public import Foundation

// Short sounds of AudioToolbox, which apps play along with animations. They are silent here, as in
// a muted simulator.

/// The number of a registered sound.
public typealias SystemSoundID = UInt32

/// The result of a C function; 0 is success.
public typealias OSStatus = Int32

/// The sound that vibrates the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Registers a sound file. Here the sound is always 0, which is not a sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ fileURL: NSURL, _ soundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  soundID.pointee = 0
  return 0
}

/// Removes a registered sound; here without effect.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ soundID: SystemSoundID) -> OSStatus { 0 }

/// Plays a sound. Ignored: sounds are not simulated.
public func AudioServicesPlaySystemSound(_ soundID: SystemSoundID) {}

/// Plays a sound and calls `completion` at its end. Here it calls `completion` at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ soundID: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Plays a sound and vibrates the device. Ignored: neither is simulated.
public func AudioServicesPlayAlertSound(_ soundID: SystemSoundID) {}
