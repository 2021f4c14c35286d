import Foundation
import TestSupport
import Testing

/// Apps with libraries and classes in Objective-C, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct HeaderTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func write(_ path: String, _ text: String) throws {
    try folder.write(path, text + "\n")
  }

  private func render(_ controller: String) throws -> Executable.Outcome {
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: App
      screen: {controller: \(controller)}
      timeline: [{hold: 0.1s}]
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    return try program.run(
      ["render", "a.yaml", "--no-cache"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  /// The lines that the app printed.
  private func printed(_ outcome: Executable.Outcome) -> [String] {
    (outcome.lines + outcome.errors.split(separator: "\n").map(String.init)).compactMap { line in
      line.firstRange(of: "App: ").map { String(line[$0.upperBound...]) }
    }
  }

  @Test("A pod in Objective-C has placeholders under the names that Swift gives its headers")
  func pod() throws {
    try write(
      "Pods/Notice/Classes/Notice.h",
      """
      #import <UIKit/UIKit.h>
      #import <SomeFramework/SomeFramework.h>
      @import QuartzCore;
      NS_ASSUME_NONNULL_BEGIN

      @class Notice;
      extern NSString *const NoticeStyleKey;
      UIKIT_EXTERN NSNotificationName const NoticeDidCloseNotification API_AVAILABLE(ios(11.0));

      typedef NS_ENUM(NSInteger, NoticeKind) { NoticeKindPlain, NoticeKindLoud };
      typedef NS_OPTIONS(NSUInteger, NoticeEdges) {
        NoticeEdgesTop = 1 << 0, NoticeEdgesBottom = 1 << 1
      };
      typedef void (^NoticeHandler)(Notice *notice, BOOL finished);

      @protocol NoticeDelegate <NSObject>
      - (void)noticeDidOpen:(Notice *)notice;
      @optional
      - (BOOL)notice:(Notice *)notice shouldCloseAtIndex:(NSUInteger)index;
      @end

      static inline CGFloat NoticeScale(void) { return [UIScreen mainScreen].scale * kUnknown; }
      CGFloat NoticeHeight(UIView *view);

      NS_CLASS_AVAILABLE_IOS(9_0) @interface Notice : UIControl
      @property (nonatomic, weak, nullable) id<NoticeDelegate> delegate;
      @property (nonatomic, strong) NSString *title UI_APPEARANCE_SELECTOR;
      @property (nonatomic, readonly) UILabel *label;
      @property (nonatomic) NoticeEdges edges;
      @property (nonatomic) UIViewContentMode mode;
      @property (nonatomic, readonly) NSArray<Notice *> *others;
      - (instancetype)initWithTitle:(NSString *)title kind:(NoticeKind)kind;
      + (instancetype)noticeWithTitle:(NSString *)title;
      - (void)showInView:(UIView *)view animated:(BOOL)animated
              completion:(nullable NoticeHandler)completion;
      - (SomeType *)something:(SomeOtherType)value;
      @end

      @interface NoticePath : UIBezierPath
      @end

      @interface NoticeLayout : UICollectionViewFlowLayout
      - (instancetype)initWithCount:(NSInteger)count;
      @end

      @interface UIView (Notice)
      @property (nonatomic, nullable) Notice *nt_notice;
      - (void)nt_removeNoticesWithKind:(NoticeKind)kind;
      @end

      NS_ASSUME_NONNULL_END
      """)
    try write(
      "App/Screen.swift",
      """
      import Notice
      import UIKit

      class Screen: UIViewController, NoticeDelegate {
        override func viewDidLoad() {
          let notice = Notice(title: "Saved", kind: .loud)
          notice.delegate = self
          notice.edges = [.top, .bottom]
          notice.mode = .scaleAspectFit
          notice.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
          notice.show(in: view, animated: true) { notice, finished in print(notice, finished) }
          view.addSubview(notice)
          view.nt_notice = notice
          view.nt_removeNotices(with: .plain)
          print("\\(NoticeStyleKey) \\(Notification.Name.NoticeDidClose.rawValue)")
          print("\\(notice.title) \\(notice.others.count) \\(notice.edges.rawValue)")
          print("\\(NoticeHeight(view)) \\(NoticeKind.loud.rawValue)")
          print("\\(NoticePath().isEmpty) \\(NoticeLayout(count: 1).scrollDirection == .vertical)")
        }
        func noticeDidOpen(_ notice: Notice) {}
        func notice(_ notice: Notice, shouldCloseAt index: UInt) -> Bool { true }
      }
      """)
    let outcome = try render("Screen")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      printed(outcome) == [
        "NoticeStyleKey NoticeDidClose", "Saved 0 3", "0.0 1", "true true",
      ])
    for sentence in [
      "Screen.swift:6: Notice is a placeholder: a grey box",
      "Screen.swift:13: UIView.nt_notice is a placeholder: it does nothing",
      "Screen.swift:14: UIView.nt_removeNotices(with:) is a placeholder: it does nothing",
      "Screen.swift:17: NoticeHeight(_:) is a placeholder: it does nothing",
    ] { #expect(outcome.errors.contains(sentence), "\(sentence): \(outcome.errors)") }
    let listing = try program.run(
      ["app", "App"], in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(listing.lines.contains("placeholders: Notice"), "\(listing.lines)")
  }

  @Test("Every file of an app sees what the bridging header imports")
  func bridgingHeader() throws {
    try write(
      "App/Support/App-Bridging-Header.h",
      """
      #import "Badge.h"
      #import "Missing.h"
      #import <Shine/Shine.h>
      """)
    try write(
      "App/Old/Badge.h",
      """
      #import <UIKit/UIKit.h>
      #import "BadgeStyle.h"
      @interface Badge : UIView
      @property (nonatomic, strong) UILabel *label;
      @property (nonatomic, assign) BadgeStyle style;
      @property (nonatomic, strong) NSDictionary *info;
      + (Badge *)badgeWithStyle:(BadgeStyle)style;
      - (NSString *)textForCount:(NSInteger)count;
      @end
      """)
    try write(
      "App/Old/BadgeStyle.h", "typedef enum { BadgeStyleSmall, BadgeStyleLarge } BadgeStyle;")
    try write("App/Old/Badge.m", "#import \"Badge.h\"\n@implementation Badge\n@end")
    try write(
      "Pods/Shine/Shine.h", "@interface Shine : NSObject\n+ (void)start;\n@end")
    try write(
      "App/Screen.swift",
      """
      import UIKit

      class Screen: UIViewController {
        override func viewDidLoad() {
          let badge = Badge(style: BadgeStyleLarge)!
          badge.label.text = badge.text(forCount: 3)
          view.addSubview(badge)
          Shine.start()
          print("\\(badge.label.text ?? "none") \\(badge.info == nil)")
        }
      }
      """)
    let outcome = try render("Screen")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(printed(outcome) == [" true"])
    #expect(outcome.errors.contains("Screen.swift:5: Badge is a placeholder: a grey box"))
    #expect(outcome.errors.contains("Screen.swift:8: Shine is a placeholder: it does nothing"))
    #expect(!outcome.errors.contains("left out: cannot find"), "\(outcome.errors)")
  }

  @Test("Swift files of a library see its headers")
  func mixedLibrary() throws {
    try write(
      "Pods/Mixed/Dot.h",
      """
      #import <UIKit/UIKit.h>
      @interface Dot : UIView
      @property (nonatomic) NSInteger size;
      @end
      """)
    try write(
      "Pods/Mixed/Dots.swift",
      """
      public final class Dots: UIView {
        public var count = 0 { didSet { (0..<count).forEach { _ in addSubview(Dot()) } } }
      }
      """)
    try write(
      "App/Screen.swift",
      """
      import Mixed
      import UIKit

      class Screen: UIViewController {
        override func viewDidLoad() {
          let dots = Dots()
          dots.count = 3
          print("\\(dots.subviews.count)")
        }
      }
      """)
    let outcome = try render("Screen")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(printed(outcome) == ["3"], "\(outcome.errors)")
  }

  @Test("Entities of a Core Data model have the classes that Xcode generates")
  func dataModel() throws {
    let model = { (name: String, attribute: String) in
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Note" representedClassName="Note" codeGenerationType="class">
          <attribute name="\(attribute)" optional="YES" attributeType="String"/>
          <attribute name="rank" attributeType="Integer 16" usesScalarValueType="YES"/>
          <attribute name="made" optional="YES" attributeType="Date"/>
          <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Tag" representedClassName="Label" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="note" optional="YES" maxCount="1" destinationEntity="Note"/>
        </entity>
        <entity name="Own" representedClassName="Own" codeGenerationType="category">
          <attribute name="isOpen" attributeType="Boolean" usesScalarValueType="YES"/>
        </entity>
      </model>
      """
    }
    try write("App/Data.xcdatamodeld/Data.xcdatamodel/contents", model("Old", "old"))
    try write("App/Data.xcdatamodeld/Data 2.xcdatamodel/contents", model("New", "title"))
    try write(
      "App/Other.xcdatamodeld/Other.xcdatamodel/contents",
      #"<model><entity name="City" representedClassName="City" codeGenerationType="class"/></model>"#
    )
    try write(
      "App/Data.xcdatamodeld/.xccurrentversion",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Data 2.xcdatamodel</string>
      </dict></plist>
      """)
    try write(
      "App/Screen.swift",
      """
      import CoreData
      import UIKit

      @objc(Own) class Own: NSManagedObject {}

      class Screen: UIViewController {
        override func viewDidLoad() {
          let context = NSPersistentContainer(name: "Data").viewContext
          let note = Note(context: context)
          note.title = "Milk"
          note.rank = 3
          let tag = Label(context: context)
          tag.name = "shop"
          tag.note = note
          note.addToTags(tag)
          let found = (try? context.fetch(Note.fetchRequest())) ?? []
          let own = Own(context: context)
          print("\\(found.first?.title ?? "") \\(note.rank) \\(note.tags?.count ?? 0)")
          print("\\(tag.note?.title ?? "") \\(own.isOpen) \\(note.made == nil)")
        }
      }
      """)
    let outcome = try render("Screen")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(printed(outcome) == ["Milk 3 1", "Milk false true"], "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
  }

  @Test("An app with a header that is not valid Objective-C is drawn")
  func brokenHeaders() throws {
    try write("Pods/Broken/Broken.h", "#import <UIKit/UIKit.h>\n@interface Broken : UIView\n}}} ((")
    try write(
      "App/Screen.swift",
      """
      import Broken
      import UIKit

      class Screen: UIViewController {
        override func viewDidLoad() { print("drawn") }
      }
      """)
    let outcome = try render("Screen")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(printed(outcome) == ["drawn"])
  }
}
