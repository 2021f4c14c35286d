/// Where the arrow of an edit menu points; raw values as UIKit's. `automatic` is down from above the target if
/// there is room, else up.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
