// The part of Foundation, UIKit and Core Graphics that Objective-C headers of libraries need to be
// read: macros, and types under the names that Swift gives them. Other names of Apple's are declared
// when a header uses them.
#pragma once

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned uint32_t;
typedef unsigned long uint64_t;
typedef unsigned long size_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef __builtin_va_list va_list;
#define bool _Bool
#define true 1
#define false 0
#define NULL ((void *)0)
#define nil ((id)0)
#define FLT_MAX __FLT_MAX__
#define DBL_MAX __DBL_MAX__
#define CGFLOAT_MAX __DBL_MAX__
#define CGFLOAT_MIN __DBL_MIN__
#define NSIntegerMax __LONG_MAX__
#define NSUIntegerMax (__LONG_MAX__ * 2UL + 1)
#define NSNotFound __LONG_MAX__

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(words) __attribute__((availability(swift, unavailable, message = words)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))

#define OVERSCROLL_ENUM2(type, name)                                                     \
  enum __attribute__((enum_extensibility(open))) name : type name;                       \
  enum name : type
#define OVERSCROLL_ENUM1(type) enum : type
#define OVERSCROLL_ENUM(one, two, macro, ...) macro
#define NS_ENUM(...) OVERSCROLL_ENUM(__VA_ARGS__, OVERSCROLL_ENUM2, OVERSCROLL_ENUM1, )(__VA_ARGS__)
#define CF_ENUM NS_ENUM
#define NS_CLOSED_ENUM NS_ENUM
#define NS_ERROR_ENUM(domain, name) OVERSCROLL_ENUM2(long, name)
#define NS_OPTIONS(type, name)                                                           \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name;            \
  enum name : type
#define CF_OPTIONS NS_OPTIONS
#define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_ENUM NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_wrapper(struct)))
#define NS_TYPED_EXTENSIBLE_ENUM NS_EXTENSIBLE_STRING_ENUM

#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define UIKIT_EXTERN extern
#define OBJC_EXPORT extern
#define OBJC_EXTERN extern
#define CG_EXTERN extern
#define NS_INLINE static inline
#define CG_INLINE static inline
#define UIKIT_STATIC_INLINE static inline
#define IBAction void
#define IBOutlet
#define IBInspectable
#define IB_DESIGNABLE
#define IBOutletCollection(type)
#define DEPRECATED_ATTRIBUTE
#define DEPRECATED_MSG_ATTRIBUTE(words)
#define __deprecated
#define __deprecated_msg(words)
#define __unused
#define __nullable _Nullable
#define __nonnull _Nonnull
#define __autoreleasing
#define __bridge
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED
#define TARGET_OS_IPHONE 1
#define TARGET_OS_IOS 1
#define TARGET_OS_SIMULATOR 1
#define TARGET_OS_OSX 0
#define TARGET_OS_MAC 1
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_VISION 0
#define TARGET_OS_MACCATALYST 0
#define TARGET_OS_UIKITFORMAC 0
#define __IPHONE_OS_VERSION_MAX_ALLOWED 180000
#define __IPHONE_OS_VERSION_MIN_REQUIRED 150000

#define BOOL bool
#define YES true
#define NO false
#define Boolean bool
#define NAMED(name) __attribute__((swift_name(name)))
typedef long NSInteger;
typedef unsigned long NSUInteger;
// Swift would show a number as `Double`.
typedef struct CGFloat { double native; } CGFloat;
typedef double NSTimeInterval NAMED("TimeInterval");
typedef double CFTimeInterval NAMED("TimeInterval");
typedef unsigned short unichar;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct CATransform3D { CGFloat m11; } CATransform3D;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct NSRange { NSUInteger location, length; } NSRange;

@protocol NSObject
@end
@protocol NSCopying
@end
@protocol NSMutableCopying
@end
@protocol NSCoding
@end
@protocol NSSecureCoding <NSCoding>
@end
@protocol NSFastEnumeration
@end
@interface NSObject <NSObject>
@end
NAMED("String") @interface NSString : NSObject
@end
@interface NSMutableString : NSString
@end
NAMED("Array") @interface NSArray<__covariant ObjectType> : NSObject
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
NAMED("Dictionary") @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
NAMED("Set") @interface NSSet<__covariant ObjectType> : NSObject
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject
@end
@interface NSCache<KeyType, ObjectType> : NSObject
@end
@interface NSMapTable<KeyType, ObjectType> : NSObject
@end
@interface NSHashTable<ObjectType> : NSObject
@end
@interface NSValue : NSObject
@end
@interface NSNumber : NSValue
@end
NAMED("URL") @interface NSURL : NSObject
@end
NAMED("URLRequest") @interface NSURLRequest : NSObject
@end
NAMED("URLResponse") @interface NSURLResponse : NSObject
@end
NAMED("HTTPURLResponse") @interface NSHTTPURLResponse : NSURLResponse
@end
NAMED("URLSession") @interface NSURLSession : NSObject
@end
NAMED("URLSessionTask") @interface NSURLSessionTask : NSObject
@end
NAMED("URLSessionDataTask") @interface NSURLSessionDataTask : NSURLSessionTask
@end
NAMED("URLSessionConfiguration") @interface NSURLSessionConfiguration : NSObject
@end
NAMED("URLCredential") @interface NSURLCredential : NSObject
@end
NAMED("URLCache") @interface NSURLCache : NSObject
@end
NAMED("Date") @interface NSDate : NSObject
@end
NAMED("Data") @interface NSData : NSObject
@end
NAMED("Error") @interface NSError : NSObject
@end
NAMED("Bundle") @interface NSBundle : NSObject
@end
NAMED("Calendar") @interface NSCalendar : NSObject
@end
NAMED("DateComponents") @interface NSDateComponents : NSObject
@end
NAMED("DateFormatter") @interface NSDateFormatter : NSObject
@end
NAMED("NumberFormatter") @interface NSNumberFormatter : NSObject
@end
NAMED("TimeZone") @interface NSTimeZone : NSObject
@end
NAMED("Locale") @interface NSLocale : NSObject
@end
NAMED("IndexPath") @interface NSIndexPath : NSObject
@end
NAMED("IndexSet") @interface NSIndexSet : NSObject
@end
NAMED("CharacterSet") @interface NSCharacterSet : NSObject
@end
NAMED("Notification") @interface NSNotification : NSObject
@end
NAMED("NotificationCenter") @interface NSNotificationCenter : NSObject
@end
NAMED("UserDefaults") @interface NSUserDefaults : NSObject
@end
NAMED("FileManager") @interface NSFileManager : NSObject
@end
NAMED("Timer") @interface NSTimer : NSObject
@end
NAMED("RunLoop") @interface NSRunLoop : NSObject
@end
NAMED("Thread") @interface NSThread : NSObject
@end
NAMED("Operation") @interface NSOperation : NSObject
@end
NAMED("BlockOperation") @interface NSBlockOperation : NSOperation
@end
NAMED("OperationQueue") @interface NSOperationQueue : NSObject
@end
NAMED("Progress") @interface NSProgress : NSObject
@end
NAMED("UUID") @interface NSUUID : NSObject
@end
NAMED("InputStream") @interface NSInputStream : NSObject
@end
NAMED("OutputStream") @interface NSOutputStream : NSObject
@end
@interface OverscrollObject : NSObject
@end
typedef OverscrollObject *dispatch_queue_t;
typedef OverscrollObject *dispatch_queue_attr_t;
typedef OverscrollObject *dispatch_group_t;
typedef OverscrollObject *dispatch_semaphore_t;
typedef OverscrollObject *dispatch_source_t;
typedef void (^dispatch_block_t)(void);
typedef OverscrollObject *CGColorRef;
typedef OverscrollObject *CGColorSpaceRef;
typedef OverscrollObject *CGContextRef;
typedef OverscrollObject *CGGradientRef;
typedef OverscrollObject *CGImageRef;
typedef OverscrollObject *CGPathRef;
typedef OverscrollObject *CGMutablePathRef;
typedef OverscrollObject *CGFontRef;
typedef OverscrollObject *CFStringRef;
typedef OverscrollObject *CFDictionaryRef;
typedef OverscrollObject *CFDataRef;
typedef OverscrollObject *CFTypeRef;
typedef OverscrollObject *CFRunLoopRef;
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NAMED("Notification.Name");
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NAMED("RunLoop.Mode");
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
