// The functions of libclang that read the compiler's serialized diagnostics and parse headers, and
// the functions of SourceKit that show a module's interface. Swift's toolchain contains the
// libraries, but not their headers. The interfaces are stable:
// https://clang.llvm.org/doxygen/group__CINDEX__DIAG.html
// https://github.com/swiftlang/swift/blob/main/tools/SourceKit/docs/Protocol.md
#pragma once

#include <stdbool.h>
#include <stdint.h>

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

typedef void *CXIndex;
typedef void *CXTranslationUnit;

CXIndex clang_createIndex(int exclude_declarations, int display_diagnostics);
void clang_disposeIndex(CXIndex index);
CXTranslationUnit clang_parseTranslationUnit(
    CXIndex index, const char *file, const char *const *arguments, int argument_count,
    void *unsaved_files, unsigned unsaved_count, unsigned options);
void clang_disposeTranslationUnit(CXTranslationUnit unit);
unsigned clang_getNumDiagnostics(CXTranslationUnit unit);
CXDiagnostic clang_getDiagnostic(CXTranslationUnit unit, unsigned index);
void clang_disposeDiagnostic(CXDiagnostic diagnostic);

typedef void *sourcekitd_object_t;
typedef void *sourcekitd_response_t;
typedef void *sourcekitd_uid_t;

typedef struct {
  uint64_t data[3];
} sourcekitd_variant_t;

// The program loads SourceKit only when it needs it.
typedef struct {
  void (*initialize)(void);
  sourcekitd_object_t (*request_from_yaml)(const char *yaml, char **error);
  sourcekitd_response_t (*send)(sourcekitd_object_t request);
  bool (*is_error)(sourcekitd_response_t response);
  const char *(*error_words)(sourcekitd_response_t response);
  sourcekitd_variant_t (*value)(sourcekitd_response_t response);
  sourcekitd_variant_t (*element)(sourcekitd_variant_t dictionary, sourcekitd_uid_t key);
  const char *(*text)(sourcekitd_variant_t variant);
  sourcekitd_uid_t (*uid)(const char *name);
} sourcekitd_functions_t;
