// Takes the place of the C library's allocation functions in this executable, counts the calls and
// hands them on. glibc only; elsewhere the count stays 0.
#include <stdint.h>
#include <stdlib.h>

#include "CKiwi.h"

static int64_t count;

int64_t allocation_count(void) { return count; }

#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  *result = __libc_memalign(alignment, size);
  return 0;
}
#endif
