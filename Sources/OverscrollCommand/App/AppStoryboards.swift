import HeadlessUIKit
import Overscroll

/// Where an app's storyboards come in: the controllers that they describe.
@MainActor
enum AppStoryboards {
  /// The first controller of the storyboard that the app's property list names as its main one; nil if
  /// it names none.
  static func initialController(of folder: AppFolder) throws -> UIViewController? { nil }

  /// A controller of a storyboard; the initial one without an identifier.
  ///
  /// - Throws: `Failure.invalidScene`.
  static func controller(
    _ storyboard: String, identifier: String?, of folder: AppFolder
  ) throws -> UIViewController {
    throw Failure.invalidScene(
      "\(folder.path): error: the storyboard \(storyboard) cannot be read yet")
  }
}
