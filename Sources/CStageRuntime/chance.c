// Random numbers. On a thread that works for a stage, every generator draws from the
// stage's seed; elsewhere they call the C library.

#include "runtime.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
static uint64_t next_random(stage_runtime *runtime) {
  uint64_t value = atomic_fetch_add(&runtime->random, 0x9E3779B97F4A7C15u) + 0x9E3779B97F4A7C15u;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
  return value ^ (value >> 31);
}

static void fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t value = next_random(current_runtime);
    size_t part = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, part);
    bytes += part;
    count -= part;
  }
}

// --- The system's generator

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  REAL(getrandom);
  if (!current_runtime) return real(buffer, count, flags);
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  REAL(getentropy);
  if (!current_runtime) return real(buffer, count);
  fill(buffer, count);
  return 0;
}

// SystemRandomNumberGenerator reads through the C library's general door, since its own function is protected
// from being defined again inside libswiftCore.
long syscall(long number, ...) {
  long values[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) values[index] = va_arg(list, long);
  va_end(list);
  if (current_runtime && number == SYS_getrandom) {
    fill((void *)values[0], (size_t)values[1]);
    return values[1];
  }
  static long (*real)(long, ...);
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

// What optimised code calls, in which SystemRandomNumberGenerator is inlined.
void swift_stdlib_random(void *buffer, size_t count) {
  if (current_runtime)
    fill(buffer, count);
  else
    while (count > 0) {
      ssize_t got = getrandom(buffer, count, 0);
      if (got < 0 && errno != EINTR) abort();
      if (got < 0) continue;
      buffer = (char *)buffer + got;
      count -= (size_t)got;
    }
}

uint32_t arc4random(void) {
  REAL(arc4random);
  return current_runtime ? (uint32_t)next_random(current_runtime) : real();
}

void arc4random_buf(void *buffer, size_t count) {
  REAL(arc4random_buf);
  if (current_runtime) fill(buffer, count);
  else real(buffer, count);
}

uint32_t arc4random_uniform(uint32_t bound) {
  REAL(arc4random_uniform);
  if (!current_runtime) return real(bound);
  if (bound < 2) return 0;
  // Values below 2^32 mod bound would make small results more frequent.
  uint32_t least = -bound % bound, value;
  do value = (uint32_t)next_random(current_runtime);
  while (value < least);
  return value % bound;
}

// --- UUIDs of version 4

static void make_uuid(unsigned char *bytes) {
  fill(bytes, 16);
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

#define UUID_GENERATOR(name) \
  void name(unsigned char *bytes) { \
    static void (*real)(unsigned char *); \
    if (!real) real = (void (*)(unsigned char *))dlsym(RTLD_NEXT, #name); \
    if (current_runtime) make_uuid(bytes); \
    else if (real) real(bytes); \
  }

UUID_GENERATOR(_foundation_uuid_generate_random)
UUID_GENERATOR(_cf_uuid_generate_random)
UUID_GENERATOR(uuid_generate_random)
UUID_GENERATOR(uuid_generate)

// --- The generators of the C library that programs seed: their own algorithms on a state of the stage

void stage_runtime_seed_c_generators(stage_runtime *runtime, unsigned seed) {
  runtime->rand48[0] = 0x330E;
  runtime->rand48[1] = (unsigned short)seed;
  runtime->rand48[2] = (unsigned short)(seed >> 16);
  initstate_r(
      seed, runtime->additive_state, sizeof runtime->additive_state, &runtime->additive);
}

void srand48(long seed) {
  REAL(srand48);
  if (!current_runtime) return real(seed);
  current_runtime->rand48[0] = 0x330E;
  current_runtime->rand48[1] = (unsigned short)seed;
  current_runtime->rand48[2] = (unsigned short)(seed >> 16);
}

double drand48(void) {
  REAL(drand48);
  return current_runtime ? erand48(current_runtime->rand48) : real();
}

long lrand48(void) {
  REAL(lrand48);
  return current_runtime ? nrand48(current_runtime->rand48) : real();
}

long mrand48(void) {
  REAL(mrand48);
  return current_runtime ? jrand48(current_runtime->rand48) : real();
}

static long next_additive(void) {
  int32_t value;
  random_r(&current_runtime->additive, &value);
  return value;
}

long random(void) {
  REAL(random);
  return current_runtime ? next_additive() : real();
}

int rand(void) {
  REAL(rand);
  return current_runtime ? (int)next_additive() : real();
}

void srandom(unsigned seed) {
  REAL(srandom);
  if (current_runtime) srandom_r(seed, &current_runtime->additive);
  else real(seed);
}

void srand(unsigned seed) {
  REAL(srand);
  if (current_runtime) srandom_r(seed, &current_runtime->additive);
  else real(seed);
}
