/// What a stretch of coverage bytes has in common.
enum CoverageRun {
  case none, full, mixed
}
