/* Runs a kernel of a library that gccbrig has made: LIBRARY KERNEL GRID GROUP INPUT FIXED OUTPUT BYTES SCRATCH.
 * The kernel gets addresses of the input, of BYTES bytes that go to the file OUTPUT, and of SCRATCH bytes, then the bytes of FIXED by value. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A kernel dispatch packet (HSA Platform System Architecture 2.9.6). */
struct packet {
	uint16_t header, dimensions, group[3], reserved0;
	uint32_t grid[3], private_bytes, group_bytes;
	uint64_t kernel, kernarg, reserved1, signal;
};

/* What the run-time library of gccbrig passes from the launch to work-items. */
struct launch {
	struct packet *packet;
	size_t packet_id;
	void *kernel;
	size_t least[3], most[3];
	void *barriers[3];
	size_t group_base;
	void *kernarg;
};

enum { GROUP_BYTES = 1 << 16, PRIVATE_BYTES = 1 << 12 };

static void fail(const char *what)
{
	fprintf(stderr, "%s\n", what);
	exit(2);
}

static char *memory(size_t bytes)
{
	void *found;
	if (posix_memalign(&found, 4096, bytes + 4096))
		fail("no memory");
	return memset(found, 0, bytes + 4096);
}

static size_t read_file(const char *name, char *to, size_t most)
{
	FILE *file = fopen(name, "rb");
	if (!file)
		fail(name);
	size_t count = fread(to, 1, most, file);
	fclose(file);
	return count;
}

/* The run-time library never writes the bytes of private memory that `segmentp` compares with: they are what its stack held
 * before. So that the answers are the same each time, the stack holds the right number. */
static __attribute__((noinline)) void fill_stack(uint32_t word)
{
	volatile uint32_t words[4096];
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		words[i] = word;
}

int main(int count, char **words)
{
	if (count != 10)
		fail("LIBRARY KERNEL GRID GROUP INPUT FIXED OUTPUT BYTES SCRATCH");
	void *library = dlopen(words[1], RTLD_NOW);
	if (!library)
		fail(dlerror());
	void (*kernel)(struct launch *, void *) = (void (*)(struct launch *, void *))dlsym(library, words[2]);
	if (!kernel)
		fail("no such kernel");
	enum { MOST = 1 << 26 };
	char *input = memory(MOST), *kernarg = memory(4096);
	read_file(words[5], input, MOST);
	size_t bytes = strtoull(words[8], NULL, 10);
	char *output = memory(bytes);
	uint64_t addresses[3] = {(uint64_t)input, (uint64_t)output, (uint64_t)memory(strtoull(words[9], NULL, 10))};
	memcpy(kernarg, addresses, sizeof addresses);
	read_file(words[6], kernarg + 32, 2048);
	struct packet packet = {
		.header = 2,
		.dimensions = 1,
		.group = {(uint16_t)atoi(words[4]), 1, 1},
		.grid = {(uint32_t)atoi(words[3]), 1, 1},
		.private_bytes = PRIVATE_BYTES,
		.group_bytes = GROUP_BYTES,
		.kernarg = (uint64_t)kernarg,
	};
	struct launch launch = {.packet = &packet, .packet_id = 0x123456789abcdef0, .kernarg = kernarg};
	char *group = memory(GROUP_BYTES);
	fill_stack(PRIVATE_BYTES * packet.group[0]);
	kernel(&launch, group);
	FILE *file = fopen(words[7], "wb");
	if (!file || fwrite(output, 1, bytes, file) != bytes || fclose(file))
		fail("the output cannot be written");
	return 0;
}
