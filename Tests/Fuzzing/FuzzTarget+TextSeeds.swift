/// The seeds of files and messages that are written in code.
extension FuzzTarget {
  static let catalogues = [
    """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},
    {"filename":"b.png","idiom":"iphone","scale":"2x","appearances":[{"appearance":"luminosity",
    "value":"dark"}],"locale":"de","width-class":"compact","height-class":"regular",
    "alignment-insets":{"top":1,"left":2,"bottom":1,"right":0.5},"resizing":{"mode":"9-part",
    "center":{"mode":"tile","width":1,"height":1},
    "cap-insets":{"top":1,"left":1,"bottom":1,"right":1}}}],
    "properties":{"template-rendering-intent":"template","provides-namespace":true}}
    """,
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"0xFF","green":"128","blue":"0.5","alpha":"1.000"}}},
    {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
    "color":{"color-space":"display-p3","components":{"white":"0.2","alpha":"1"}}}]}
    """,
    #"{"colors":[{"color":{"platform":"ios","reference":"systemRedColor"}}]}"#,
    #"{"data":[{"filename":"../a.imageset/a.png","idiom":"universal"}]}"#,
  ].map { Array($0.utf8) }

  static let texts = [
    """
    /* a */ "a" = "%1$@ of %2$lld%%"; // b
    b.c = "\\U00e9\\n%5.2f %*d %C %x %-8@|%05ld";
    "d";
    """,
    """
    {"sourceLanguage":"en","strings":{"%lld in %@":{"localizations":{"de":{"variations":{"plural":
    {"one":{"stringUnit":{"value":"One in %2$@"}},"other":{"stringUnit":{"value":"%1$lld in %2$@"}}
    }}}}},"k":{"localizations":{"de":{"stringUnit":{"value":"%#@a@"}}}}}}
    """,
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@a@ %1$#@b@ %2$d</string><key>a</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key>
    <string>one %#@b@</string><key>other</key><string>%d %@</string></dict><key>b</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key>
    <string>%#@a@%#@b@</string></dict></dict></dict></plist>
    """,
    #"{ a = "%1$*2$d"; "b" = (c, <00ff>); }"#,
  ].map { Array($0.utf8) }

  static let manifests = [
    """
    {"isWhole":true,"run":"a","shard":"1/1","plan":"p"}
    {"file":"a.swift","golden":"$ROOT/package/g.png","hash":"","id":"A/g.png","line":3,\
    "milliseconds":0,"offsets":[1.5],"record":"","suite":"A","test":"t","verdict":"failed",\
    "words":"w","actual":"$ROOT/g.png","difference":"/","comparison":"../x","course":"c"}
    {"file":"a.swift","golden":"$ROOT/package/__Snapshots__/A/h.png","hash":"0","id":"A/h.png",\
    "line":3,"milliseconds":0,"offsets":[],"record":"","suite":"A","test":"t","verdict":"matched",\
    "words":""}
    {"ended":"a"}

    """,
    """
    {"isWhole":false,"run":"b"}
    {"file":"a.swift","golden":"$ROOT/g.png","hash":"","id":"A/B/g.trace.csv","line":0,\
    "milliseconds":0,"offsets":[],"record":"f 1","suite":"","test":"","verdict":"recorded",\
    "words":"","foreignKind":"text","foreignMeasure":{}}
    """,
  ].map { Array($0.utf8) }

  static let projects = [
    """
    // !$*UTF8*$!
    {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T, U); projectDirPath = "";
    buildConfigurationList = L;};
    G = {isa = PBXGroup; children = (A, V, S, G, Y); sourceTree = "<group>";};
    A = {isa = PBXFileReference; path = "a b.swift"; sourceTree = SOURCE_ROOT;};
    V = {isa = PBXVariantGroup; children = (W, A); name = x; sourceTree = "<group>";};
    W = {isa = PBXFileReference; path = "de.lproj/x.strings"; sourceTree = "<absolute>";};
    S = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = B.xcodeproj;};
    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Y; sourceTree = "<group>";};
    K = {isa = XCLocalSwiftPackageReference; relativePath = ../K;};
    F = {isa = PBXBuildFile; fileRef = A;}; E = {isa = PBXBuildFile; fileRef = V;};
    B = {isa = PBXSourcesBuildPhase; files = (F, E);}; R = {isa = PBXResourcesBuildPhase; files = (E);};
    T = {isa = PBXNativeTarget; name = "A-1"; productType = "com.apple.product-type.application";
    buildPhases = (B, R); buildConfigurationList = L; fileSystemSynchronizedGroups = (Y);};
    U = {isa = PBXNativeTarget; name = U; productType = "com.apple.product-type.bundle.unit-test";};
    L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release;};
    C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0;
    PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;};};};
    rootObject = P;}
    """,
    """
    #include "A.xcconfig" // a comment
    #include? "../B.xcconfig"
    A = a $(inherited) ${B};
    A[sdk=iphone*] = $(A)$(inherited)$(inherited)
    B_1 =
    """,
    """
    <?xml version="1.0"?><Scheme><TestAction shouldUseLaunchSchemeArgsEnv="YES" language="de">
    <TestPlans><TestPlanReference reference="container:A.xctestplan" default="YES"/></TestPlans>
    <Testables><TestableReference skipped="NO" useTestSelectionWhitelist="YES">
    <BuildableReference BlueprintName="A"/><SkippedTests><Test Identifier="B/c()"/></SkippedTests>
    <SelectedTests><Test Identifier="D"/></SelectedTests></TestableReference></Testables>
    <EnvironmentVariables><EnvironmentVariable key="K" value="v" isEnabled="YES"/>
    </EnvironmentVariables></TestAction></Scheme>
    """,
    """
    {"configurations":[{"name":"C","options":{"environmentVariableEntries":[{"key":"K","value":"v"}],
    "language":"de"}}],"defaultOptions":{"region":"DE"},"testTargets":[{"target":{"name":"A"},
    "skippedTests":["B/c()"],"selectedTests":["D"]}]}
    """,
    """
    import ProjectDescription
    let project = Project(name: "A", targets: [
    .target(name: "A-Kit", product: .framework, sources: "../Kit/**/*.swift"),
    .target(name: "A", product: .app, sources: ["A/**/*.{swift,m}"], resources: ["*.xcassets"],
    path: "x", exclude: ["y"])])
    """,
  ].map { Array($0.utf8) }

  static let requests: [[UInt8]] =
    [
      "GET /0123/ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nUpgrade: websocket\r\n\r\n",
      "POST /a/accept HTTP/1.1\r\nOrigin: http://localhost\r\nContent-Length: 2\r\n\r\n{}",
      """
      {"action":"down","points":[[1000.5,20,30]]}
      {"action":"move","points":[[1016,21,40],[1033,25.5,90]]}
      {"action":"up","points":[[1050,25,120]]}
      {"action":"choose","choice":{"device":"iphone-8","style":"dark","panel":-1}}
      {"action":"seek","tick":4}
      {"action":"scale","value":1e308}
      """,
    ].map { Array($0.utf8) } + [
      [0x81, 0x83, 1, 2, 3, 4, 0x62, 0x60, 0x60], [0x81, 0xFE, 0, 200, 1, 2, 3, 4],
      [0x89, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4],
    ]
}
