package import HeadlessUIKit

extension AppFolder {
  /// A view controller of one of the app's storyboards.
  package struct StoryboardController: Hashable, Sendable {
    /// The storyboard's name, without its extension.
    package let storyboard: String
    package let controller: NibDocument.Controller
  }

  /// Returns the view controllers in the app's storyboards that have classes of the app. A
  /// storyboard that cannot be read has none.
  package func storyboardControllers() -> [StoryboardController] {
    storyboardNames.flatMap { name -> [StoryboardController] in
      guard let file = interface(named: name, as: .storyboard),
        let document = try? NibDocument(file)
      else { return [] }
      return document.controllers.map { StoryboardController(storyboard: name, controller: $0) }
    }
  }

  /// Creates the view controller of a class from the storyboard that contains it; nil if none does.
  ///
  /// If several scenes have the class, the first is created, in alphabetical order of the
  /// storyboards, and a problem names the others.
  ///
  /// - Parameter type: The class, without its module.
  package func controller(ofClass type: String) -> UIViewController? {
    let scenes = storyboardControllers().filter { $0.controller.type == type }
    guard let first = scenes.first else { return nil }
    if scenes.count > 1 {
      let others = scenes.dropFirst().map { scene in
        scene.storyboard + (scene.controller.identifier.map { " '\($0)'" } ?? "")
      }
      note(
        "\(scenes.count) scenes have the class \(type); \(first.storyboard)'s is shown, besides "
          + "\(others.joined(separator: ", ")): choose another by storyboard and identifier")
    }
    return UIStoryboard(name: first.storyboard, bundle: nil)
      .makeController(withID: first.controller.id)
  }
}
