/// The error of a test whose failure is recorded.
struct ReportedFailure: Error {}
