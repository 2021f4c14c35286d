/// Fails the running test.
///
/// Any thread can call it. Without a running test it has no effect other than a line on standard
/// error.
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  TestRecord.fail(message.isEmpty ? "failed" : "failed - \(message)", "\(file)", line)
}

/// Evaluates an assertion and records its failure.
///
/// - Parameters:
///   - name: The name of the assertion, such as `XCTAssertNil`.
///   - failure: Returns the reason of a failure, or nil.
private func check(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt,
  _ failure: () throws -> String?
) {
  let reason: String
  do {
    guard let found = try failure() else { return }
    reason = found.isEmpty ? "\(name) failed" : "\(name) failed: \(found)"
  } catch {
    reason = "\(name) failed: threw error \"\(error)\""
  }
  let words = message()
  TestRecord.fail(words.isEmpty ? reason : "\(reason) - \(words)", "\(file)", line)
}

/// Fails the test if a condition is false.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { check("XCTAssertTrue", message, file, line) { try expression() ? nil : "" } }

/// Fails the test if a condition is false.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { check("XCTAssertTrue", message, file, line) { try expression() ? nil : "" } }

/// Fails the test if a condition is true.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { check("XCTAssertFalse", message, file, line) { try expression() ? "" : nil } }

/// Fails the test if a value is not nil.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { check("XCTAssertNil", message, file, line) { try expression().map { "\"\($0)\"" } } }

/// Fails the test if a value is nil.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { check("XCTAssertNotNil", message, file, line) { try expression() == nil ? "" : nil } }

/// Returns a value that is not nil.
///
/// - Throws: An error that fails the test if the value is nil, and the errors of `expression`.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  check("XCTUnwrap", message, file, line) { "expected non-nil value of type \"\(T.self)\"" }
  throw ReportedFailure()
}

/// Fails the test if two values differ.
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one == two ? nil : "(\"\(one)\") is not equal to (\"\(two)\")"
  }
}

/// Fails the test if two values are equal.
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one == two ? "(\"\(one)\") is equal to (\"\(two)\")" : nil
  }
}

/// Fails the test if two numbers differ by more than an accuracy. NaN equals no number.
public func XCTAssertEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return areEqual(one, two, accuracy)
      ? nil : "(\"\(one)\") is not equal to (\"\(two)\") +/- (\"\(accuracy)\")"
  }
}

/// Fails the test if two numbers differ by an accuracy at most. NaN equals no number.
public func XCTAssertNotEqual<T: Numeric>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return areEqual(one, two, accuracy)
      ? "(\"\(one)\") is equal to (\"\(two)\") +/- (\"\(accuracy)\")" : nil
  }
}

/// Whether two numbers differ by an accuracy at most. Unsigned numbers are not subtracted from
/// smaller ones.
private func areEqual<T: Numeric>(_ one: T, _ two: T, _ accuracy: T) -> Bool {
  if one == two { return true }
  if let one = one.magnitude as? any BinaryFloatingPoint, one.isNaNValue { return false }
  func isWithin<M: Comparable & Numeric>(_ a: M, _ b: M, _ limit: M) -> Bool {
    (a > b ? a - b : b - a) <= limit
  }
  if let one = one as? any Comparable & Numeric {
    func open<M: Comparable & Numeric>(_ one: M) -> Bool {
      guard let two = two as? M, let limit = accuracy as? M else { return false }
      return isWithin(one, two, limit)
    }
    return open(one)
  }
  return (one - two).magnitude <= accuracy.magnitude
}

extension BinaryFloatingPoint {
  fileprivate var isNaNValue: Bool { isNaN }
}

/// Fails the test if two references are not to one object.
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertIdentical", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one === two ? nil : "(\"\(text(one))\") is not identical to (\"\(text(two))\")"
  }
}

/// Fails the test if two references are to one object.
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotIdentical", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one === two ? "(\"\(text(one))\") is identical to (\"\(text(two))\")" : nil
  }
}

private func text(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }

/// Fails the test unless the first value is greater than the second.
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertGreaterThan", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one > two ? nil : "(\"\(one)\") is not greater than (\"\(two)\")"
  }
}

/// Fails the test unless the first value is greater than the second, or equal.
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertGreaterThanOrEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one >= two ? nil : "(\"\(one)\") is less than (\"\(two)\")"
  }
}

/// Fails the test unless the first value is less than the second.
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertLessThan", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one < two ? nil : "(\"\(one)\") is not less than (\"\(two)\")"
  }
}

/// Fails the test unless the first value is less than the second, or equal.
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertLessThanOrEqual", message, file, line) {
    let (one, two) = (try expression1(), try expression2())
    return one <= two ? nil : "(\"\(one)\") is greater than (\"\(two)\")"
  }
}

/// Fails the test unless an expression throws an error.
///
/// - Parameter errorHandler: Called with the error.
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
  } catch {
    return errorHandler(error)
  }
  check("XCTAssertThrowsError", message, file, line) { "did not throw an error" }
}

/// Fails the test if an expression throws an error.
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNoThrow", message, file, line) {
    do {
      _ = try expression()
      return nil
    } catch {
      return "threw error \"\(error)\""
    }
  }
}

// MARK: - Expected failures

/// Expects a failure until the end of the test. The failure does not fail the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailureOptions = .init()
) {
  guard options.isEnabled else { return }
  TestRecord.current?.expectFailures(isStrict: options.isStrict)
}

/// Expects a failure in a part of the test. The failure does not fail the test.
///
/// - Parameters:
///   - isEnabled: Whether failures are expected at all.
///   - isStrict: Whether it is a failure that no failure occurs.
///   - failingBlock: The part of the test.
/// - Returns: What `failingBlock` returns.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled isEnabled: Bool? = nil, strict isStrict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard isEnabled ?? true, let record = TestRecord.current else { return try failingBlock() }
  record.beginExpectedFailure()
  defer {
    if record.endExpectedFailure() == 0, isStrict ?? true {
      let reason = failureReason.map { ": \($0)" } ?? ""
      TestRecord.fail("Expected failure but none recorded\(reason)", "\(file)", line)
    }
  }
  return try failingBlock()
}
