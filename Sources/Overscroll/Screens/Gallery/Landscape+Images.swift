import Foundation
@_spi(Overscroll) import HeadlessUIKit

extension Landscape {
  /// The pictures of all cases, drawn once.
  @MainActor static let images = allCases.map { $0.picture.image }
}

extension DrawnPicture {
  @MainActor var image: UIImage { UIImage(bitmap: bitmap, scale: CGFloat(Self.scale)) }
}
