import Foundation

/// The title, images and colours of a button for one control state.
struct ButtonContents {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
