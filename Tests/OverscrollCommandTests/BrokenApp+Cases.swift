extension BrokenApp {
  /// The cases that need no compiler: storyboards without sources, and errors that are found before
  /// compiling.
  static let uncompiled: [BrokenApp] = storyboards + references + assets + folders

  private static let storyboards = [
    BrokenApp(
      name: "damaged XML",
      files: [("Main.storyboard", .text(head + "><scenes>\n<scene><objects>\n<viewController"))],
      status: 65, sentence: "Main.storyboard:4: "),
    BrokenApp(
      name: "an entity that contains itself",
      files: [
        (
          "Main.storyboard",
          .text(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"&a;\">]>\n<document>&a;</document>")
        )
      ],
      status: 65, sentence: "Main.storyboard:3: an entity contains itself"),
    BrokenApp(
      name: "a page in place of a storyboard",
      files: [("Main.storyboard", .text("<html>\n<body/></html>"))], status: 65,
      sentence: "Main.storyboard:1: <html> is not an Interface Builder document"),
    BrokenApp(
      name: "a storyboard of a Mac",
      files: [
        (
          "Main.storyboard",
          .text("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>")
        )
      ],
      status: 65, sentence: "Main.storyboard:1: the file is for a platform other than iOS"),
    BrokenApp(
      name: "no first controller", files: [("Main.storyboard", storyboard(scene(), initial: nil))],
      status: 65, sentence: "scene.yaml:2:6: error: Main has no initial view controller"),
    BrokenApp(
      name: "an outlet to nothing",
      files: [
        (
          "Main.storyboard",
          storyboard(
            scene(
              subviews: "<tableView id=\"t\">\(frame)\n<connections>"
                + "<outlet property=\"dataSource\" destination=\"zz\" id=\"o\"/></connections></tableView>"
            ))
        )
      ], sentence: "Main.storyboard:7: destination refers to an object that does not exist: 'zz'"),
    BrokenApp(
      name: "a class that is not there",
      files: [("Main.storyboard", storyboard(scene("a", "customClass=\"ProfileController\"")))],
      sentence: "Main.storyboard:4: the app has no class 'ProfileController'; a UIViewController "
        + "is used instead"),
    BrokenApp(
      name: "a class of something else",
      files: [("Main.storyboard", storyboard(scene("a", "customClass=\"UILabel\"")))],
      sentence: "Main.storyboard:4: the class 'UILabel' does not fit this element"),
    BrokenApp(
      name: "an element of another kind",
      files: [
        ("Main.storyboard", storyboard(scene(subviews: "<hologram id=\"h\">\(frame)</hologram>")))
      ],
      sentence: "Main.storyboard:6: <hologram> is not supported"),
  ]

  private static let references = [
    BrokenApp(
      name: "a controller inside itself",
      files: [
        (
          "Main.storyboard",
          storyboard(
            scene(
              subviews: "<containerView id=\"k\">\(frame)\n<connections>"
                + "<segue destination=\"b\" kind=\"embed\" id=\"s1\"/></connections></containerView>"
            ),
            scene(
              "b",
              subviews: "<containerView id=\"m\">\(frame)\n<connections>"
                + "<segue destination=\"a\" kind=\"embed\" id=\"s2\"/></connections></containerView>"
            ))
        )
      ], sentence: "Main.storyboard:15: this refers back to UIViewController, which contains it"),
    BrokenApp(
      name: "storyboards that name one another",
      files: [
        ("Main.storyboard", storyboard(reference("a", to: "Other"))),
        ("Other.storyboard", storyboard(reference("a", to: "Main"))),
      ], status: 65, sentence: "error: Main has no initial view controller"),
    BrokenApp(
      name: "a storyboard that is not there",
      files: [("Main.storyboard", storyboard(reference("a", to: "Gone")))], status: 65,
      sentence: "Gone: the app has no such file"),
    BrokenApp(
      name: "an identifier that is not there",
      files: [
        ("Main.storyboard", storyboard(reference("a", to: "Other", "profile"))),
        ("Other.storyboard", storyboard(scene())),
      ], status: 65,
      sentence: "Other.storyboard: no view controller has the identifier 'profile'"),
    BrokenApp(
      name: "a scene with a storyboard that is not there",
      files: [("Main.storyboard", storyboard(scene()))], screen: "screen: {storyboard: Gone}",
      status: 65, sentence: "scene.yaml:3:22: error: no storyboard is named 'Gone'; known: Main"
    ),
    BrokenApp(
      name: "a scene with an identifier that is not there",
      files: [("Main.storyboard", storyboard(scene()))],
      screen: "screen: {storyboard: Main, identifier: profile}", status: 65,
      sentence: "Main.storyboard: no view controller has the identifier 'profile'"),
  ]

  private static let picture = storyboard(
    scene(subviews: "<imageView image=\"logo\" id=\"i\">\(frame)</imageView>"))

  private static let assets = [
    BrokenApp(
      name: "a picture that is not there", files: [("Main.storyboard", picture)],
      sentence: "Main.storyboard:6: no image named 'logo'"),
    BrokenApp(
      name: "a picture that is none",
      files: [("Main.storyboard", picture), ("logo.png", .text("no picture"))],
      sentence: "warning: logo.png: "),
    BrokenApp(
      name: "a picture of points",
      files: [
        ("Main.storyboard", picture),
        ("A.xcassets/logo.imageset/logo.pdf", .text("%PDF-1.4")),
        (
          "A.xcassets/logo.imageset/Contents.json",
          .text(#"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#)
        ),
      ],
      sentence: "A.xcassets/logo.imageset/logo.pdf: this PDF picture cannot be drawn: "),
    BrokenApp(
      name: "a catalogue that is no JSON",
      files: [
        ("Main.storyboard", picture),
        ("A.xcassets/logo.imageset/Contents.json", .text("{\n\"images\": [\n}\n")),
      ],
      sentence: "A.xcassets/logo.imageset/Contents.json:3: the file is not a valid asset "
        + "description"),
    BrokenApp(
      name: "a catalogue of another shape",
      files: [
        ("Main.storyboard", picture),
        ("A.xcassets/logo.imageset/Contents.json", .text("{\"info\": {},\n\"images\": 3}")),
      ],
      sentence: "A.xcassets/logo.imageset/Contents.json:2: the file is not a valid asset "
        + "description"),
    BrokenApp(
      name: "a property list that is none",
      files: [
        ("Main.storyboard", storyboard(scene())),
        (
          "Info.plist",
          .text("<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key><b/></dict></plist>")
        ),
      ], sentence: "Info.plist:3: the file is not a valid property list"),
  ]

  private static let folders = [
    BrokenApp(
      name: "an empty folder", status: 66,
      sentence: "error: no Swift files and no storyboards in App"),
    BrokenApp(
      name: "a source that is a link to nothing",
      files: [("a.swift", .link(to: "gone.swift"))], status: 66,
      sentence: "/App/a.swift: No such file or directory"),
    BrokenApp(
      name: "links in a circle",
      files: [("a.swift", .link(to: "b.swift")), ("b.swift", .link(to: "a.swift"))], status: 66,
      sentence: "/App/a.swift: Too many levels of symbolic links"),
    BrokenApp(
      name: "a folder that contains itself",
      files: [
        ("Inner/Inner", .link(to: "..")),
        ("Main.storyboard", storyboard(scene("a", "customClass=\"A\""))),
      ],
      sentence: "Main.storyboard:4: the app has no class 'A'"),
    BrokenApp(
      name: "a pipe in place of a source", files: [("a.swift", .pipe)], status: 66,
      sentence: "/App/a.swift: Invalid argument"),
    BrokenApp(
      name: "a folder with the name of a source",
      files: [
        ("ListTests.swift", .folder),
        ("Main.storyboard", storyboard(scene("a", "customClass=\"A\""))),
      ],
      sentence: "Main.storyboard:4: the app has no class 'A'"),
    BrokenApp(
      name: "a pipe in place of a storyboard", files: [("Main.storyboard", .pipe)], status: 65,
      sentence: "Main.storyboard: the file does not exist"),
    BrokenApp(
      name: "5 000 files",
      files: [("Main.storyboard", storyboard(scene("a", "customClass=\"A\"")))]
        + (0..<5000).map { (path: "Folder\($0 % 50)/\($0).txt", content: Content.text("")) },
      sentence: "Main.storyboard:4: the app has no class 'A'"),
  ]
}
