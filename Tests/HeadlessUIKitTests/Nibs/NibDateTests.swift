import Foundation
@_spi(Overscroll) import HeadlessUIKit
import TestSupport
import Testing

/// Date pickers and web views in storyboards.
@MainActor
struct NibDateTests {
  private func view(_ tag: String) throws -> UIView {
    let scene = NibFixture.controller(tag)
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made)
    controller.loadViewIfNeeded()
    #expect(environment.problems.notes == [])
    return controller.view.subviews[0]
  }

  @Test func aDatePickerIsAsItsFileSays() throws {
    let picker = try #require(
      try view(
        """
        <datePicker contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" datePickerMode="date" minuteInterval="5" style="wheels" id="p">\
        <rect key="frame" x="0" y="100" width="320" height="216"/>\
        <date key="date" timeIntervalSinceReferenceDate="453647686"/>\
        <date key="minimumDate" timeIntervalSinceReferenceDate="400000000"/>\
        <date key="maximumDate" timeIntervalSinceReferenceDate="500000000"/>\
        <locale key="locale" localeIdentifier="zh_CN"/></datePicker>
        """) as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
    // The date is 18 May 2015, 13:14:46, rounded to five minutes.
    #expect(picker.date.timeIntervalSinceReferenceDate == 453_647_446)
    #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "zh_CN")
    #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == 400_000_000)
    #expect(picker.maximumDate?.timeIntervalSinceReferenceDate == 500_000_000)
    #expect(picker.frame == CGRect(x: 0, y: 100, width: 320, height: 216))
  }

  @Test func aCountdownHasItsDuration() throws {
    let picker = try #require(
      try view(
        """
        <datePicker datePickerMode="countDownTimer" countDownDuration="240" minuteInterval="1" \
        useCurrentDate="YES" id="p"><rect key="frame" x="0" y="0" width="320" height="216"/>\
        <date key="date" timeIntervalSinceReferenceDate="385050167"/></datePicker>
        """) as? UIDatePicker)
    #expect(picker.countDownDuration == 240)
    #expect(picker.date == UIDatePicker().date, "the screen's own now")
  }

  @Test func anOlderWebViewIsOne() throws {
    let web = try #require(
      try view(
        """
        <webView contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="0" width="300" \
        height="400"/><color key="backgroundColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></webView>
        """) as? UIWebView)
    web.layoutIfNeeded()
    #expect(web.scrollView.frame == web.bounds && web.backgroundColor == .green)
  }
}
