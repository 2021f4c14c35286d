public import Foundation

/// The settings of a performance test. Nothing is measured on a stage.
public final class XCTMeasureOptions: NSObject {
  /// The number of repetitions. It has no effect.
  public var iterationCount = 5

  /// The default settings.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
