extension NSLayoutConstraint {
  /// The constraints that a visual format says, in its order, not active
  /// (https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
  ///
  /// `|-` and `-|` without a number are the margins of the superview, `-` between views is 8 points. A
  /// format that cannot be meant is a mistake of the screen, which names the place in the text, and
  /// makes no constraints.
  ///
  /// - Parameters:
  ///   - format: a row of views, or with `V:` in front a column.
  ///   - opts: how all views of it are aligned, and where a row begins.
  ///   - metrics: numbers that the format names.
  ///   - views: the views and layout guides that it names.
  /// - Complexity: O(*n*) in the format.
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
      // That of a view on the screen, whose screen the mistake is.
      let shown = views.keys.sorted().lazy.compactMap { view(of: views[$0] as AnyObject) }
        .first { $0.window != nil }
      (shown?.environment ?? .current).problems.report(.visualFormat(error))
      return []
    }
  }
}
