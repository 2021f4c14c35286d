// The reference implementation behind five functions, and a count of what this process allocates.
#ifndef CKIWI_H
#define CKIWI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct KiwiSystem KiwiSystem;

/// Variables are numbered 0..<variableCount.
KiwiSystem *_Nonnull kiwi_system_make(int32_t variableCount);
void kiwi_system_free(KiwiSystem *_Nonnull system);

/// relation: 0 ==, 1 <=, 2 >=. strength: negative means required. Returns the constraint's number.
int32_t kiwi_system_append(KiwiSystem *_Nonnull system, const int32_t *_Nonnull variables,
                           const double *_Nonnull coefficients, int32_t termCount,
                           int32_t relation, double constant, double strength);

/// Starts a new solver, adds all constraints one by one, edits `edited` (0 at first) and reads
/// every value.
void kiwi_system_build(KiwiSystem *_Nonnull system, int32_t edited, double editStrength);

/// Suggests a value for the edited variable and reads every value.
void kiwi_system_suggest(KiwiSystem *_Nonnull system, double value);

/// Removes a constraint, adds it with another right-hand side, and reads every value: kiwi cannot
/// change a constant.
void kiwi_system_replace(KiwiSystem *_Nonnull system, int32_t constraint, double constant);

double kiwi_system_value(const KiwiSystem *_Nonnull system, int32_t variable);

/// How often malloc, calloc, realloc and their kin have been called.
int64_t allocation_count(void);

#ifdef __cplusplus
}
#endif

#endif
