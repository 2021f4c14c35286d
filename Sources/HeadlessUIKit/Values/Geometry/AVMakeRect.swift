public import Foundation

/// The largest rectangle of a shape that fits into another, in its middle; AVFoundation's function.
/// (https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:))
///
/// - Parameter aspectRatio: its width and height, in any unit. One without an area, or that is not a
///   number, gives the point in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let isShape = aspectRatio.width > 0 && aspectRatio.height > 0 && scale.isFinite
  let size =
    isShape
    ? CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale) : .zero
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
