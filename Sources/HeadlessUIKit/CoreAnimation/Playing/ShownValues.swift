import Foundation
import Graphics

/// The displayed values of a layer's animated properties at one time. All other properties show
/// their model values.
struct ShownValues {
  /// For look-ups only; the order of a dictionary is not stable.
  private var values: [LayerProperty: AnimatedValue] = [:]
  /// The displayed values of custom properties, by key.
  var custom: [String: AnimatedValue] = [:]

  /// The animated properties, in the order of their declaration.
  var properties: [LayerProperty] { LayerProperty.allCases.filter { values[$0] != nil } }

  subscript(_ property: LayerProperty) -> AnimatedValue? {
    get { values[property] }
    set { values[property] = newValue }
  }

  func callAsFunction<Value: Animatable>(_ property: LayerProperty, _ model: Value) -> Value {
    guard !values.isEmpty, let value = values[property] else { return model }
    return Value(value) ?? model
  }

  /// Returns the displayed value of an optional property, or its model value.
  func callAsFunction<Value: Animatable>(_ property: LayerProperty, _ model: Value?) -> Value? {
    guard !values.isEmpty, let value = values[property] else { return model }
    return Value(value) ?? model
  }
}
