/// How far what something dragged stays over has come. Raw values as UIKit's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is over it.
  case inactive
  /// Something is, and may stay.
  case possible
  /// It stays: the view is about to be opened.
  case activating
  /// The view is opened.
  case activated
}
