import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Apple's visual format language ("Visual Format Language" in the Auto Layout Guide,
/// https://developer.apple.com/library/archive).
@MainActor
struct VisualFormatTests {
  let scene = Scene(width: 400, height: 600, scale: 1)
  let views: [String: UIView]

  init() {
    let root = scene.root
    views = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c"].map { ($0, add(SizedView(50, 20), $0, to: root)) })
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  private func name(_ item: AnyObject?) -> String {
    item === scene.root ? "|" : (item as? UIView)?.accessibilityIdentifier ?? "?"
  }

  /// Returns each constraint as `first.attribute relation multiplier × second.attribute + constant
  /// @priority`.
  private func words(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    constraints(format, options, metrics).map { constraint in
      let sign = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign)"
      if constraint.secondItem != nil {
        text += constraint.multiplier == 1 ? "" : " \(constraint.multiplier)×"
        text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
      }
      if constraint.constant != 0 || constraint.secondItem == nil {
        text += " + \(constraint.constant)"
      }
      if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
      return text
    }
  }

  /// The examples of Apple's page, and other forms of its grammar.
  @Test(arguments: [
    ("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
    ("[a(>=50)]", ["a.width >= + 50.0"]),
    (
      "|-50-[a]-50-|",
      ["a.leading == |.leading + 50.0", "|.trailing == a.trailing + 50.0"]
    ),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10.0"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a(100@20)]", ["a.width == + 100.0 @20.0"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(>=70,<=100)]", ["a.width >= + 70.0", "a.width <= + 100.0"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == |.leadingMargin", "b.leading == a.trailing + 8.0",
        "c.leading == b.trailing + 8.0", "c.width >= + 20.0", "|.trailingMargin == c.trailing",
      ]
    ),
    ("V:|[a]|", ["a.top == |.top", "|.bottom == a.bottom"]),
    (
      "H:|-(>=10,==20@750)-[a]",
      ["a.leading >= |.leading + 10.0", "a.leading == |.leading + 20.0 @750.0"]
    ),
    ("[a]-(-5)-[b]", ["b.leading == a.trailing + -5.0"]),
    ("V:[a]->=10-|", ["|.bottom >= a.bottom + 10.0"]),
    (
      "V:[a(h@999)]-gap-[b(a)]",
      ["a.height == + 30.0 @999.0", "b.top == a.bottom + 4.5", "b.height == a.height"]
    ),
    ("[a(==b*2)]", ["a.width == 2.0× b.width"]),
    ("[a(>=b*0.5+8@p)]", ["a.width >= 0.5× b.width + 8.0 @600.0"]),
    ("[a(==b.height/2-1)]", ["a.width == 0.5× b.height + -1.0"]),
    ("[a(h*2)]-(gap*2+1)-[b]", ["a.width == + 60.0", "b.leading == a.trailing + 10.0"]),
    (" H:| - [ a ( >= 5 ) ] ", ["a.leading == |.leadingMargin", "a.width >= + 5.0"]),
  ])
  func formatsMeanConstraints(format: String, expected: [String]) {
    #expect(
      words(format, [], ["h": 30, "gap": CGFloat(4.5), "p": UILayoutPriority(600)]) == expected)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func numbersOfAnyTypeAreMetrics() {
    let metrics: [String: Any] = [
      "i": 3, "d": 3.0, "f": Float(3), "c": CGFloat(3), "n": NSNumber(value: 3), "u": UInt8(3),
    ]
    for name in metrics.keys.sorted() {
      #expect(words("[a]-\(name)-[b]", [], metrics) == ["b.leading == a.trailing + 3.0"])
    }
  }

  @Test func viewsAlignBeside() {
    #expect(
      words("[a]-[b]-[c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing + 8.0", "b.top == a.top", "b.lastBaseline == a.lastBaseline",
        "c.leading == b.trailing + 8.0", "c.top == b.top", "c.lastBaseline == b.lastBaseline",
      ])
    #expect(
      words("V:|[a][b]", .alignAllCenterX) == [
        "a.top == |.top", "b.top == a.bottom", "b.centerX == a.centerX",
      ])
  }

  @Test func rowsHaveADirection() {
    #expect(
      words("|-5-[a]-(>=7)-[b]-|", .directionLeftToRight) == [
        "a.left == |.left + 5.0", "b.left >= a.right + 7.0", "|.rightMargin == b.right",
      ])
    #expect(
      words("|-5-[a]-(>=7)-[b]-|", .directionRightToLeft) == [
        "a.right == |.right + -5.0", "b.right <= a.left + -7.0", "|.leftMargin == b.left",
      ])
  }

  @Test func columnsAreSpacedByBaselines() {
    #expect(
      words("V:|[a]-[b]-30-[c]", .spacingBaselineToBaseline) == [
        "a.top == |.top", "b.firstBaseline == a.lastBaseline + 8.0",
        "c.firstBaseline == b.lastBaseline + 30.0",
      ])
  }

  @Test func rawValuesAreUIKits() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 1 << 1)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
  }

  @Test func aScreenIsLaidOutByThem() {
    NSLayoutConstraint.activate(
      constraints("H:|-20-[a]-[b(==a)]-20-|", .alignAllTop) + constraints("V:|-30-[a(40)]"))
    scene.layout()
    #expect(views["a"]?.frame == rect(20, 30, 176, 40))
    #expect(views["b"]?.frame == rect(204, 30, 176, 20))
  }

  @Test func guidesAreViewsToo() {
    let phone = Scene.phoneX()
    let view = add(SizedView(10, 10), to: phone.root)
    let items: [String: Any] = ["top": phone.controller.topLayoutGuide, "v": view]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-4-[v]", metrics: nil, views: items))
    phone.layout()
    #expect(view.frame.minY == 48)
  }

  // MARK: Errors

  @Test(arguments: [
    ("", 0, VisualFormatError.Reason.empty), ("H:[ä]", 3, .notASCII),
    ("H:|-[a", 6, .expected("a ']'")), ("H:|-[a]-", 8, .expected("a number or a metric")),
    ("H:|", 3, .expected("a view")), ("[]", 1, .expected("the name of a view")),
    ("[a(]", 3, .expected("a number, a metric or a view")),
    ("[a(>=5]", 6, .expected("a ',' or a ')'")), ("[a]-5[b]", 5, .expected("a '-'")),
    ("[a]|[b]", 4, .expected("the end of the format")), ("[a]x", 3, .expected("a view")),
    ("X:[a]", 0, .expected("a view")), ("[a(b.depth)]", 5, .expected("width or height")),
    ("H:|-[title]", 5, .unknownView("title")), ("[a]-margin-[b]", 4, .unknownMetric("margin")),
    ("[a(wide)]", 3, .unknownMetric("wide")), ("[a]-text-[b]", 4, .notANumber("text")),
    ("[a(b/zero)]", 3, .divisionByZero),
  ])
  func mistakesNameTheirPlace(format: String, offset: Int, reason: VisualFormatError.Reason) {
    #expect(constraints(format, [], ["text": "wide", "zero": 0]).isEmpty)
    let error = VisualFormatError(format: format, offset: offset, reason: reason)
    #expect(scene.log.errors == [.visualFormat(error)])
    #expect(scene.window.ownEnvironment.problems.takeRaised() != nil)
  }

  @Test func theMessageIsUIKits() {
    _ = constraints("H:|-[title]-|")
    #expect(
      scene.log.errors.map(\.description) == [
        """
        Unable to parse constraint format: 
        title is not a key in the views dictionary. 
        H:|-[title]-| 
             ^
        """
      ])
  }

  @Test func theBarNeedsASuperview() {
    let scene = Scene()
    let lone = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[v]", metrics: nil, views: ["v": UIView()])
    #expect(lone.isEmpty)
    #expect(
      scene.log.errors
        == [.visualFormat(VisualFormatError(format: "H:|-[v]", offset: 2, reason: .noSuperview))])
  }

  @Test func viewsAreNotAlignedAlongTheFormat() {
    #expect(constraints("[a]-[b]", .alignAllLeading).isEmpty)
    let text = scene.log.errors.first?.description ?? ""
    #expect(
      text.contains(
        "aligned on a horizontal edge, which is not allowed for layout that is also horizontal."))
  }

  @Test func onlyViewsAndGuidesAreViews() {
    let scene = Scene()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[v]", metrics: nil, views: ["v": 3])
    #expect(made.isEmpty && scene.log.errors.count == 1)
  }
}
