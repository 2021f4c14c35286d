import Foundation
import Graphics

/// What a layer shows of the properties that are being animated at a time; of all others it shows what
/// was set.
struct ShownValues {
  /// For looking up alone.
  private var values: [LayerProperty: AnimatedValue] = [:]
  /// Of properties that subclasses of layers have of their own.
  var custom: [String: AnimatedValue] = [:]

  /// Those that are being animated, in the order of their declaration.
  var properties: [LayerProperty] { LayerProperty.allCases.filter { values[$0] != nil } }

  subscript(_ property: LayerProperty) -> AnimatedValue? {
    get { values[property] }
    set { values[property] = newValue }
  }

  func callAsFunction<Value: Animatable>(_ property: LayerProperty, _ model: Value) -> Value {
    guard !values.isEmpty, let value = values[property] else { return model }
    return Value(value) ?? model
  }

  /// The same for a value there need not be.
  func callAsFunction<Value: Animatable>(_ property: LayerProperty, _ model: Value?) -> Value? {
    guard !values.isEmpty, let value = values[property] else { return model }
    return Value(value) ?? model
  }
}
