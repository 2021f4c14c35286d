/// How the picture goes when it is tapped; raw values as UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
