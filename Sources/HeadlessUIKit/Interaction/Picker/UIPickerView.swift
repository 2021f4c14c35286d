public import Foundation

/// Wheels side by side, each with a row in the middle that is chosen. 216 points high.
///
/// Drawn flat: rows lie on a plane and fade towards the ends, where UIKit's lie on a drum.
open class UIPickerView: UIView {
  private static let height: CGFloat = 216
  private static let width: CGFloat = 320
  private static let margin: CGFloat = 9

  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private let plate = UIView()
  private var wheels: [PickerWheel] = []
  private var chosen: [Int] = []
  private var needsRows = true

  /// Without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = 8
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  /// A `UIPickerView` of a nib or a storyboard.
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

  /// Whether the row in the middle is marked.
  ///
  /// - Note: Partly: kept; it always is, as on iOS from 7 on.
  open var showsSelectionIndicator = true

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadRows()
    return wheels.count
  }

  /// How many rows a wheel has; 0 for one that is not there.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadRows()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// In points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadRows()
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: height(of: component))
  }

  /// The view of a row; nil for one that is not there.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadRows()
    guard wheels.indices.contains(component) else { return nil }
    let rows = wheels[component].subviews
    return rows.indices.contains(row) ? rows[row] : nil
  }

  /// Asks for everything again; the chosen rows stay chosen as far as they are there.
  open func reloadAllComponents() {
    needsRows = true
    setNeedsLayout()
  }

  /// Asks for one wheel's rows again.
  open func reloadComponent(_ component: Int) {
    guard !needsRows, wheels.indices.contains(component) else { return reloadAllComponents() }
    load(component)
  }

  /// The chosen row; -1 for a wheel that is not there or has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadRows()
    guard chosen.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return chosen[component]
  }

  /// Turns a wheel. A row that is not there does nothing; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadRows()
    guard wheels.indices.contains(component), 0..<wheels[component].count ~= row else { return }
    chosen[component] = row
    layoutIfNeeded()
    wheels[component].turn(to: row, animated: animated && window != nil)
  }

  private func loadRows() {
    guard needsRows, let dataSource else { return }
    needsRows = false
    for wheel in wheels { wheel.removeFromSuperview() }
    let count = max(0, dataSource.numberOfComponents(in: self))
    wheels = (0..<count).map { component in
      let wheel = PickerWheel(frame: .zero)
      wheel.turned = { [weak self] in self?.turned(component) }
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
    wheels[component].turn(to: chosen[component], animated: false)
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

  private func turned(_ component: Int) {
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
        wheel.turn(to: chosen[index], animated: false)
      }
      x += widths[index]
    }
    let height = wheels.indices.map(height).max() ?? 32
    let grid = PixelGrid(scale: environment.screen.scale)
    plate.frame = CGRect(
      x: Self.margin, y: grid.nearest((bounds.height - height) / 2), width: room, height: height)
  }
}
