/// The direction of an edit menu's arrow. Raw values are those of UIKit.
///
/// With `automatic`, the arrow points down from above the target if the space suffices, else up.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
