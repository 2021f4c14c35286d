// UserDefaults. Foundation stores them by functions of Core Foundation, which write files in the home folder and remember
// them for the whole process. The preferences of a stage's code are in the stage's memory, and empty at first.

#ifdef __linux__

#include "runtime.h"

typedef const void *object;
typedef unsigned char boolean;

// The address of a table of callbacks is all that this file needs of it.
extern const char kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks, kCFTypeArrayCallBacks;
extern const object kCFPreferencesCurrentApplication;
extern void *CFDictionaryCreateMutable(object allocator, intptr_t capacity, const void *keys, const void *values);
extern void *CFDictionaryCreateCopy(object allocator, object dictionary);
extern object CFDictionaryGetValue(object dictionary, object key);
extern void CFDictionarySetValue(void *dictionary, object key, object value);
extern void CFDictionaryRemoveValue(void *dictionary, object key);
extern void *CFArrayCreateMutable(object allocator, intptr_t capacity, const void *values);
extern intptr_t CFArrayGetCount(object array);
extern object CFArrayGetValueAtIndex(object array, intptr_t index);
extern void CFArrayAppendValue(void *array, object value);
extern void CFArrayRemoveValueAtIndex(void *array, intptr_t index);
extern boolean CFEqual(object one, object other);
extern object CFRetain(object value);
extern void CFRelease(object value);

static void *make_dictionary(void) {
  return CFDictionaryCreateMutable(
      NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
}

void stage_runtime_remove_preferences(stage_runtime *runtime) {
  if (runtime->preferences) CFRelease(runtime->preferences);
  if (runtime->suites) CFRelease(runtime->suites);
}

// The preferences of an application; NULL if it has none and `makes` is 0.
static void *domain(object application, int makes) {
  stage_runtime *runtime = current_runtime;
  if (!runtime->preferences) runtime->preferences = make_dictionary();
  void *known = (void *)CFDictionaryGetValue(runtime->preferences, application);
  if (known || !makes) return known;
  void *made = make_dictionary();
  CFDictionarySetValue(runtime->preferences, application, made);
  CFRelease(made);
  return made;
}

static object value_in(object application, object key) {
  void *found = domain(application, 0);
  return found ? CFDictionaryGetValue(found, key) : NULL;
}

object CFPreferencesCopyAppValue(object key, object application) {
  REAL(CFPreferencesCopyAppValue);
  if (!current_runtime) return real(key, application);
  object value = value_in(application, key);
  object suites = current_runtime->suites;
  if (!value && suites && CFEqual(application, kCFPreferencesCurrentApplication))
    for (intptr_t index = 0; !value && index < CFArrayGetCount(suites); index++)
      value = value_in(CFArrayGetValueAtIndex(suites, index), key);
  if (value) return CFRetain(value);
  return stage_runtime_copy_global_preference(current_runtime->owner, key);
}

void CFPreferencesSetAppValue(object key, object value, object application) {
  REAL(CFPreferencesSetAppValue);
  if (!current_runtime) return real(key, value, application);
  if (value)
    CFDictionarySetValue(domain(application, 1), key, value);
  else if (domain(application, 0))
    CFDictionaryRemoveValue(domain(application, 0), key);
}

// Foundation asks for all keys of an application.
void *CFPreferencesCopyMultiple(object keys, object application, object user, object host) {
  REAL(CFPreferencesCopyMultiple);
  if (!current_runtime) return real(keys, application, user, host);
  return CFDictionaryCreateCopy(NULL, domain(application, 1));
}

boolean CFPreferencesAppSynchronize(object application) {
  REAL(CFPreferencesAppSynchronize);
  return current_runtime ? 1 : real(application);
}

void CFPreferencesAddSuitePreferencesToApp(object application, object suite) {
  REAL(CFPreferencesAddSuitePreferencesToApp);
  if (!current_runtime) return real(application, suite);
  if (!current_runtime->suites)
    current_runtime->suites = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
  CFArrayAppendValue(current_runtime->suites, suite);
}

void CFPreferencesRemoveSuitePreferencesFromApp(object application, object suite) {
  REAL(CFPreferencesRemoveSuitePreferencesFromApp);
  if (!current_runtime) return real(application, suite);
  void *suites = current_runtime->suites;
  for (intptr_t index = suites ? CFArrayGetCount(suites) : 0; index-- > 0;)
    if (CFEqual(CFArrayGetValueAtIndex(suites, index), suite)) CFArrayRemoveValueAtIndex(suites, index);
}

#endif
