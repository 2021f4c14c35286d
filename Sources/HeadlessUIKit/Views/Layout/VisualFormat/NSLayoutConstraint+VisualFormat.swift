extension NSLayoutConstraint {
  /// Returns the constraints that a visual format describes, in its order and inactive.
  ///
  /// "Visual Format Language" in Apple's Auto Layout Guide describes the format
  /// (https://developer.apple.com/library/archive). `|-` and `-|` without a number are the
  /// superview's margins. `-` between views is 8 points. For an invalid format, an error with the
  /// position in the text is reported and no constraints are made.
  ///
  /// - Parameters:
  ///   - format: A row of views, or a column if it begins with `V:`.
  ///   - opts: The alignment of the views and the direction of a row.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and layout guides that the format names.
  /// - Complexity: O(*n*) in the length of the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = try VisualFormatParser(format)
      let visualFormat = try parser.parse()
      return try VisualFormatCompiler(
        format: format, options: opts, metrics: metrics ?? [:], views: views
      ).constraints(for: visualFormat)
    } catch {
      // Reports to the environment of a named view that is on screen.
      let shown = views.keys.sorted().lazy.compactMap { view(of: views[$0] as AnyObject) }
        .first { $0.window != nil }
      (shown?.environment ?? .current).problems.report(.visualFormat(error))
      return []
    }
  }
}
