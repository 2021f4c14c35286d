public import HeadlessUIKit

// Constants of Core Animation from before Swift 4.2, as Apple keeps them: for sources that are compiled in an older
// mode of the language, and with the new name as the documentation in others.

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
  CAAnimationCalculationMode.cubicPaced
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
  CAAnimationRotationMode.rotateAutoReverse
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

/// The name from before Swift 4.2.
///
/// - Note: Partly: only in sources that are compiled in a mode of Swift before 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
