#include "CProcesses.h"

#include <sys/personality.h>

void start_at_fixed_addresses(void) {
    int current = personality(0xffffffff);
    if (current >= 0) personality(current | ADDR_NO_RANDOMIZE);
}
