// How these headers declare what they have: nothing has to be linked, and Swift, which has the same from Darkroom's modules, sees
// it under names with two underscores alone.
#ifndef _DARKROOM_HEADERS_
#define _DARKROOM_HEADERS_

#define _DARKROOM_OWN __attribute__((swift_private))
#define _DARKROOM_INLINE static __inline__ __attribute__((swift_private))

// Swift imports no macro with a choice.
#define _DARKROOM_NUMBER(number) (1 ? (number) : 0)
#define _DARKROOM_YES _DARKROOM_NUMBER(1)
#define _DARKROOM_NO _DARKROOM_NUMBER(0)

#endif
