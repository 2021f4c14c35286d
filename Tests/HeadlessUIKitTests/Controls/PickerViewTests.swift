import Foundation
import HeadlessUIKit
import Testing

/// The data source calls, the appearance and the delegate calls of picker views.
@MainActor
@Suite("Pickers")
struct PickerViewTests {
  final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [5, 3]
    var told: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component)-\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { told.append([row, component]) }
  }

  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let source = Source()
    let picker: UIPickerView

    init() {
      picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      _ = touches.add(picker, rect(0, 0, 400, 216))
    }

    /// Returns the centre of a row in the picker's coordinates.
    func middle(_ title: String) -> CGPoint? {
      touches.window.layoutIfNeeded()
      let label = picker.tree.compactMap { $0 as? UILabel }.first { $0.text == title }
      return label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: picker) }
    }
  }

  @Test("Wheels share the width with their selected rows centred")
  func rest() {
    let fixture = Fixture()
    #expect(fixture.picker.numberOfComponents == 2)
    #expect(fixture.picker.numberOfRows(inComponent: 1) == 3)
    #expect(fixture.middle("0-0") == CGPoint(x: 104.5, y: 108))
    #expect(fixture.middle("1-1") == CGPoint(x: 295.5, y: 140))
    #expect(fixture.picker.rowSize(forComponent: 0) == CGSize(width: 191, height: 32))
    #expect(fixture.picker.intrinsicContentSize.height == 216)
  }

  @Test("Code selects a row without notifying and ignores missing rows")
  func byCode() {
    let fixture = Fixture()
    fixture.picker.selectRow(3, inComponent: 0, animated: false)
    fixture.picker.selectRow(9, inComponent: 1, animated: false)
    #expect(fixture.middle("0-3")?.y == 108 && fixture.middle("1-0")?.y == 108)
    #expect(fixture.picker.selectedRow(inComponent: 0) == 3)
    #expect(fixture.picker.selectedRow(inComponent: 7) == -1)
    #expect(fixture.source.told.isEmpty)
  }

  @Test("A finger turns a wheel to a row and notifies when it rests")
  func finger() {
    let fixture = Fixture()
    fixture.touches.down(300, 150)
    fixture.touches.move(300, 75, over: 0.5)
    fixture.touches.up()
    for _ in 0..<200 { fixture.touches.wait(0.01) }
    #expect(fixture.source.told == [[2, 1]])
    #expect(fixture.picker.selectedRow(inComponent: 1) == 2)
    #expect(fixture.middle("1-2")?.y == 108)
  }

  @Test("A reload keeps the selected rows that still exist")
  func reloading() {
    let fixture = Fixture()
    fixture.picker.selectRow(4, inComponent: 0, animated: false)
    fixture.source.counts = [3, 3]
    fixture.picker.reloadAllComponents()
    #expect(fixture.picker.selectedRow(inComponent: 0) == 2)
  }
}
