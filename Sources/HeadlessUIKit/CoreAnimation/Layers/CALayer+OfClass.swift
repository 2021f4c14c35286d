import Foundation

// Creates objects of classes that are known only at run time: cells of registered classes, the
// layer of `layerClass` and copies of layout attributes.
//
// Swift calls only `required` initialisers on such a class. Every subclass with its own initialiser
// would have to repeat a required one, which no iOS source does. A convenience initialiser that is
// not required would do, since it calls the designated initialiser of the class it is called on,
// but Swift does not allow the call.
//
// Each such initialiser is therefore called by its symbol, as a class method. An allocating
// initialiser and a class method with equal parameters have the same calling convention: the class
// is in the context register and the result is an owned object
// (https://github.com/swiftlang/swift/blob/main/docs/ABI/CallingConvention.rst, "self"). A symbol
// that no longer matches an initialiser is a linker error. A class without the designated
// initialiser stops with Swift's message, as on iOS: "Use of unimplemented initializer".

extension CALayer {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s13HeadlessUIKit7CALayerC7ofClassACyt_tcfC")
  private final class func make(_: Void) -> Self

  /// Returns a new layer of a class; a `CALayer` if the class is not a subclass of it.
  static func instance(of type: AnyClass) -> CALayer {
    (type as? CALayer.Type ?? CALayer.self).make(())
  }
}

extension CALayer {
  @usableFromInline convenience init(shownBy layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("$s13HeadlessUIKit7CALayerC7shownByA2C_tcfC")
  private final class func makeCopy(shownBy layer: __owned CALayer) -> Self

  /// Returns a new layer of this layer's class, created with `init(layer:)`.
  func shadowCopy() -> Self {
    func made<Shown: CALayer>(_ type: Shown.Type) -> Shown { type.makeCopy(shownBy: self) }
    return made(Swift.type(of: self))
  }

  /// Copies the properties that every layer has.
  func copyCommonValues(of layer: CALayer) {
    for property in LayerProperty.allCases {
      if let value = layer.model(property) { setModel(property, to: value) }
    }
    (name, customValues) = (layer.name, layer.customValues)
    isDoubleSided = layer.isDoubleSided
    masksToBounds = layer.masksToBounds
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    backgroundColor = layer.backgroundColor
    contentsScale = layer.contentsScale
    (minificationFilter, magnificationFilter) = (
      layer.minificationFilter, layer.magnificationFilter
    )
    contentMode = layer.contentMode
  }
}
