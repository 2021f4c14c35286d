/// The style of a presentation. Raw values match UIKit's.
///
/// On an iPhone in portrait `automatic`, `pageSheet`, `formSheet` and `popover` show a card that
/// leaves the top of the screen free. `fullScreen` and `currentContext` cover the screen and remove
/// the presenter's view meanwhile. `overFullScreen`, `overCurrentContext` and `custom` keep that
/// view. (https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// Whether the style shows a card below the top of the screen.
  var isSheet: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the presenting view controller's view is removed from the hierarchy.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether the style covers the nearest controller that defines a context instead of the screen.
  var isInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover:
      false
    }
  }
}
