import Foundation

/// What a button shows in one of its states.
struct ButtonContents {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
