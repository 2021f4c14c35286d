/// The phase of spring loading. Raw values are those of UIKit.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive
  /// A drag is over the view and may activate it.
  case possible
  /// The drag rests over the view, which is about to be activated.
  case activating
  /// The view is activated.
  case activated
}
