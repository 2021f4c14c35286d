public import Foundation

/// A view of wheels side by side, each with a selected row in the middle. Its standard height is
/// 216 points.
///
/// The wheels are drawn flat: rows are in a plane and fade towards both ends, while UIKit's turn on
/// a drum.
open class UIPickerView: UIView {
  private static let height: CGFloat = 216
  private static let width: CGFloat = 320
  private static let margin: CGFloat = 9

  /// The data source that supplies the number of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate that supplies the contents of rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private let selectionBackground = UIView()
  private var wheels: [PickerWheel] = []
  private var chosen: [Int] = []
  private var needsRows = true

  /// Creates a picker without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    selectionBackground.backgroundColor = .tertiarySystemFill
    selectionBackground.layer.cornerRadius = 8
    selectionBackground.isUserInteractionEnabled = false
    addSubview(selectionBackground)
  }

  /// Creates a picker from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Whether the selected row is marked.
  ///
  /// - Note: Partly: stored only; the row is always marked, as on iOS 7 and later.
  open var showsSelectionIndicator = true

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadRows()
    return wheels.count
  }

  /// Returns the number of rows of a wheel, or 0 if the wheel does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadRows()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// Returns the size of a wheel's rows in points, or zero if the wheel does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadRows()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: height(of: component))
  }

  /// Returns the view of a row, or nil if the row does not exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadRows()
    guard wheels.indices.contains(component) else { return nil }
    let rows = wheels[component].subviews
    return rows.indices.contains(row) ? rows[row] : nil
  }

  /// Reloads all wheels. Selected rows stay selected if they still exist.
  open func reloadAllComponents() {
    needsRows = true
    setNeedsLayout()
  }

  /// Reloads the rows of one wheel.
  open func reloadComponent(_ component: Int) {
    guard !needsRows, wheels.indices.contains(component) else { return reloadAllComponents() }
    load(component)
  }

  /// Returns the selected row of a wheel, or -1 if the wheel does not exist or has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadRows()
    guard chosen.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return chosen[component]
  }

  /// Turns a wheel to a row, without calling the delegate. Rows that do not exist are ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadRows()
    guard wheels.indices.contains(component), 0..<wheels[component].count ~= row else { return }
    chosen[component] = row
    layoutIfNeeded()
    wheels[component].scroll(to: row, animated: animated && window != nil)
  }

  private func loadRows() {
    guard needsRows, let dataSource else { return }
    needsRows = false
    for wheel in wheels { wheel.removeFromSuperview() }
    let count = max(0, dataSource.numberOfComponents(in: self))
    wheels = (0..<count).map { component in
      let wheel = PickerWheel(frame: .zero)
      wheel.selectionDidChange = { [weak self] in self?.wheelDidStop(component) }
      addSubview(wheel)
      return wheel
    }
    chosen = (0..<count).map { chosen.indices.contains($0) ? chosen[$0] : 0 }
    for component in 0..<count { load(component) }
    setNeedsLayout()
  }

  private func height(of component: Int) -> CGFloat {
    delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
  }

  private func load(_ component: Int) {
    let count = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    wheels[component].show(
      (0..<count).map { row($0, component) }, height: height(of: component))
    chosen[component] = min(chosen[component], max(0, count - 1))
    wheels[component].scroll(to: chosen[component], animated: false)
  }

  private func row(_ row: Int, _ component: Int) -> UIView {
    if let own = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil), !(own is NoPickerRowView)
    {
      return own
    }
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  private func wheelDidStop(_ component: Int) {
    let row = wheels[component].middle
    guard row != chosen[component] else { return }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRows()
    let room = max(0, bounds.width - 2 * Self.margin)
    let given = wheels.indices.map { component in
      max(0, delegate?.pickerView(self, widthForComponent: component) ?? 0)
    }
    let open = given.filter { $0 == 0 }.count
    let share = open > 0 ? max(0, room - given.reduce(0, +)) / CGFloat(open) : 0
    let widths = given.map { $0 > 0 ? $0 : share }
    var x = (bounds.width - widths.reduce(0, +)) / 2
    for (index, wheel) in wheels.enumerated() {
      let frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      if wheel.frame != frame {
        wheel.frame = frame
        wheel.scroll(to: chosen[index], animated: false)
      }
      x += widths[index]
    }
    let height = wheels.indices.map(height).max() ?? 32
    let grid = PixelGrid(scale: environment.screen.scale)
    selectionBackground.frame = CGRect(
      x: Self.margin, y: grid.nearest((bounds.height - height) / 2), width: room, height: height)
  }
}
