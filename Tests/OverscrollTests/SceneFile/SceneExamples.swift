import Overscroll

/// An example with every step and option that other programs rely on.
let designScene = """
  scene: 1
  title: Stretchy header, step 6
  device: iphone-x                          # or {size: [375, 812], scale: 3, safe-area: {top: 44, bottom: 34}}
  screen: {name: stretchy-layout, variant: step-6, behavior: faithful}   # further keys are the screen's own options
  timeline:
    - hold: 0.5s
    - drag: {by: 266, over: 0.6s}           # finger travel in points, y down as in translation(in:): positive pulls the content down
    - release                               # lift; the finger's velocity decides what follows
    - settle                                # until nothing moves
    - fling: {by: -300, over: 0.15s}        # drag and release in one
    - scroll-to: {y: 300, animated: true}   # setContentOffset(_:animated:)
    - set-offset: {y: -120}                 # contentOffset = …, at once
    - touch: {at: [187, 700], path: [{to: [187, 400], over: 0.15s, ease: linear}, {hold: 0.2s}], up: true}   # ease: linear | smooth
    - at: 2.5s                              # the next step starts at this time
  outputs:
    - {file: stretchy.gif, fps: 30, scale: 2, loop: forever}
    - {file: pulled.png, time: 1.1s}

  """

/// An example with every feature of the format, in other forms than the design's example.
let otherScene = """
  scene: 1
  device: {size: [375, 812], scale: 3, safe-area: {top: 44, bottom: 34}}
  screen:
    name: "nested-scroll-views"
    inner: {content-height: 900, bounces: false, offset: -12.5}
    outer:
      bounds: [0, 0, 375, 812]
      deceleration-rate: fast
  timeline:
    - drag: {by: [12, -40.5], over: 250ms, ease: smooth, target: inner}
    - drag: {by: 20, over: 1s}
    - release
    - set-offset: {x: 1, y: 2}
      target: outer
    - touch:
        at: [1, 2]
        path:
          - {to: [3, 4], over: 0s}
          - hold: 0.1s
        up: true
  outputs:
    - file: a/./b.gif
      loop: 3
    - {file: c.PNG, time: end, scale: 0.5}
    - {file: d.gif, loop: once, fps: 50}

  """

/// Returns "line:column: message" for every problem of a scene, including warnings.
func complaints(_ text: String, screens: [String]? = nil) -> [String] {
  do {
    let scene = try SceneFile.scene(text, fileName: "a.yaml", screens: screens)
    return scene.warnings.map { "\($0.range.line):\($0.range.column): \($0.message)" }
  } catch {
    return error.problems.map { "\($0.range.line):\($0.range.column): \($0.message)" }
  }
}

/// Returns the problems as the program prints them.
func rendered(_ text: String) -> String {
  do {
    _ = try SceneFile.scene(text, fileName: "a.yaml")
    return ""
  } catch {
    return "\(error)"
  }
}
