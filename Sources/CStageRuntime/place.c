// The user's language, region, time zone and home. Foundation's libraries find these definitions of their own Swift
// symbols first; on a thread that works for a stage they answer for the stage's phone, elsewhere they call Foundation.

#include "runtime.h"

#include <dlfcn.h>
#include <string.h>

// Locale, TimeZone and Calendar are existentials of classes: an object and a table, returned in two registers.
typedef struct {
  void *object;
  const void *table;
} existential;

#define SWIFT __attribute__((swiftcall))

#define PLACE(name, symbol) \
  extern SWIFT existential stage_runtime_##name(void *owner); \
  SWIFT existential foundation_##name(void) __asm__(symbol); \
  SWIFT existential foundation_##name(void) { \
    static SWIFT existential (*real)(void); \
    if (!real) real = (SWIFT existential(*)(void))dlsym(RTLD_NEXT, symbol); \
    return current_runtime ? stage_runtime_##name(current_runtime->owner) : real(); \
  }

// static Locale.current, .autoupdatingCurrent and so on, as the compiler mangles them.
PLACE(locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
PLACE(updating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
PLACE(time_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
PLACE(updating_time_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
PLACE(calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
PLACE(updating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")

extern SWIFT void *stage_runtime_languages(void *owner);
SWIFT void *foundation_languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
SWIFT void *foundation_languages(void) {
  static SWIFT void *(*real)(void);
  if (!real)
    real = (SWIFT void *(*)(void))dlsym(
        RTLD_NEXT, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
  return current_runtime ? stage_runtime_languages(current_runtime->owner) : real();
}

// A scratch home, empty at first.
static char *variable(const char *name) {
  if (current_runtime->home && strcmp(name, "HOME") == 0) return current_runtime->home;
  if (current_runtime->zone && strcmp(name, "TZ") == 0) return current_runtime->zone;
  return NULL;
}

#define ENVIRONMENT(function) \
  char *function(const char *name) { \
    static char *(*real)(const char *); \
    if (!real) real = (char *(*)(const char *))dlsym(RTLD_NEXT, #function); \
    char *value = current_runtime ? variable(name) : NULL; \
    return value ? value : real(name); \
  }

ENVIRONMENT(getenv)
ENVIRONMENT(secure_getenv)

// --- Core Foundation's formatters

extern void *CFStringCreateWithCString(void *allocator, const char *text, uint32_t encoding);
extern void *CFTimeZoneCreateWithName(void *allocator, void *name, unsigned char tries_abbreviations);
extern void CFRelease(const void *object);

static void *core_time_zone(void) {
  const uint32_t utf8 = 0x08000100;
  void *name = CFStringCreateWithCString(NULL, current_runtime->zone, utf8);
  void *zone = CFTimeZoneCreateWithName(NULL, name, 1);
  CFRelease(name);
  return zone;
}

#define CORE_TIME_ZONE(function) \
  void *function(void) { \
    static void *(*real)(void); \
    if (!real) real = (void *(*)(void))dlsym(RTLD_NEXT, #function); \
    void *zone = current_runtime && current_runtime->zone ? core_time_zone() : NULL; \
    return zone ? zone : real(); \
  }

CORE_TIME_ZONE(CFTimeZoneCopyDefault)
CORE_TIME_ZONE(CFTimeZoneCopySystem)
