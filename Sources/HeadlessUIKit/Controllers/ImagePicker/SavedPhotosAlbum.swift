/// Saves an image to the photo library. Here there is none, which is reported as a problem of the
/// screen.
///
/// - Note: Partly: the selector is not called, since nothing is saved.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { ScreenEnvironment.current.problems.report(ControllerProblem.noAlbum) }

/// Saves a film to the photo library. Here there is none, which is reported as a problem of the
/// screen.
///
/// - Note: Partly: the selector is not called, since nothing is saved.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { ScreenEnvironment.current.problems.report(ControllerProblem.noAlbum) }

/// Returns whether a film can be saved to the photo library: false, since there is none.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
