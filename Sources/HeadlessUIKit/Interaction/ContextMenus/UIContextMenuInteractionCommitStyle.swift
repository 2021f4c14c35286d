/// The way the preview disappears when it is tapped. Raw values are those of UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
