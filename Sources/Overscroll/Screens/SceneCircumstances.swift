package import HeadlessUIKit
package import Typography

/// What a scene is played under in place of what it says; nil is what it says.
package struct SceneCircumstances {
  package let device: Device?
  package let style: UIUserInterfaceStyle?
  package let textSize: ContentSizeCategory?

  package init(
    device: Device? = nil, style: UIUserInterfaceStyle? = nil, textSize: ContentSizeCategory? = nil
  ) {
    (self.device, self.style, self.textSize) = (device, style, textSize)
  }
}
