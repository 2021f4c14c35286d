/// The kind of a run of coverage bytes: all 0, all 255, or anything else.
enum CoverageRun {
  case none, full, mixed
}
