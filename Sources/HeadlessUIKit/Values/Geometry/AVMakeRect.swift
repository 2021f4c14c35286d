public import Foundation

/// Returns the largest rectangle of an aspect ratio that fits into another rectangle, centred in
/// it.
///
/// AVFoundation's function
/// (https://developer.apple.com/documentation/avfoundation/avmakerect(aspectratio:insiderect:)).
///
/// - Parameter aspectRatio: The width and height, in any unit. If it has no area or is not a
///   number, the result is an empty rectangle in the centre.
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
