/// How a presented controller lies over the one that presents it; raw values as UIKit's.
///
/// On an upright iPhone `automatic`, `pageSheet`, `formSheet` and `popover` are a card that leaves the
/// top of the screen free; `fullScreen` and `currentContext` take the screen, and what presents is
/// taken away meanwhile; `overFullScreen`, `overCurrentContext` and `custom` lie over it.
/// (https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// A card under the top of the screen.
  var isSheet: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the presenting controller's view leaves the hierarchy.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Over the nearest controller that defines a context, not the whole screen.
  var isInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover:
      false
    }
  }
}
