// The functions of libclang that read the compiler's serialized diagnostics. Swift's toolchain
// contains the library, but not its headers. The interface is stable:
// https://clang.llvm.org/doxygen/group__CINDEX__DIAG.html
#pragma once

typedef struct {
  const void *data;
  unsigned private_flags;
} CXString;

typedef struct {
  const void *ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

typedef struct {
  const void *ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

typedef void *CXDiagnostic;
typedef void *CXDiagnosticSet;
typedef void *CXFile;

CXDiagnosticSet clang_loadDiagnostics(const char *file, unsigned *error, CXString *message);
void clang_disposeDiagnosticSet(CXDiagnosticSet set);
unsigned clang_getNumDiagnosticsInSet(CXDiagnosticSet set);
CXDiagnostic clang_getDiagnosticInSet(CXDiagnosticSet set, unsigned index);
CXDiagnosticSet clang_getChildDiagnostics(CXDiagnostic diagnostic);
unsigned clang_getDiagnosticSeverity(CXDiagnostic diagnostic);
CXString clang_getDiagnosticSpelling(CXDiagnostic diagnostic);
CXSourceLocation clang_getDiagnosticLocation(CXDiagnostic diagnostic);
unsigned clang_getDiagnosticNumFixIts(CXDiagnostic diagnostic);
CXString clang_getDiagnosticFixIt(CXDiagnostic diagnostic, unsigned index, CXSourceRange *range);
CXSourceLocation clang_getRangeStart(CXSourceRange range);
CXSourceLocation clang_getRangeEnd(CXSourceRange range);
void clang_getFileLocation(
    CXSourceLocation location, CXFile *file, unsigned *line, unsigned *column, unsigned *offset);
CXString clang_getFileName(CXFile file);
const char *clang_getCString(CXString string);
void clang_disposeString(CXString string);
