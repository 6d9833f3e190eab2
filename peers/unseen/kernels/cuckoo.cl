// grid 64 group 64
// args random:6144 random:2048 zero:8192:print=u32 zero:256:print=u32
#define SLOTS 16
#define KEYS 24
typedef struct { uint key, value; } entry;
static inline uint hash(uint key, uint which) {
  uint h = key * (which ? 0x85ebca6bu : 0x9e3779b1u);
  h ^= h >> 15;
  return which * SLOTS + (h * 0xc2b2ae35u >> 28);
}

/* Each work-item fills a cuckoo table of two halves, 24 keys into 32 places, and looks for some of them again. */
__kernel void cuckoo(__global const uint *keys, __global const uint *probes, __global uint *dump, __global uint *result) {
  uint gid = get_global_id(0), lost = 0, kicks = 0;
  entry table[2 * SLOTS];
  for (int k = 0; k < 2 * SLOTS; k++) { table[k].key = 0; table[k].value = 0; }
  for (uint k = 0; k < KEYS; k++) {
    entry e = {(keys[gid * KEYS + k] & 0xffff) | 1, k};
    uint which = 0, tries = 0;
    for (; tries < 12; tries++) {
      uint at = hash(e.key, which);
      entry old = table[at];
      table[at] = e;
      if (old.key == 0 || old.key == e.key) break;
      e = old;
      which ^= 1;
      kicks++;
    }
    if (tries == 12) lost++;
  }
  uint found = 0, sum = 0;
  for (uint k = 0; k < 8; k++) {
    uint probe = probes[gid * 8 + k];
    uint key = probe & 1 ? (keys[gid * KEYS + (probe >> 8) % KEYS] & 0xffff) | 1 : probe >> 16 | 1;
    for (uint which = 0; which < 2; which++) {
      entry e = table[hash(key, which)];
      if (e.key == key) { found++; sum += e.value; break; }
    }
  }
  for (int k = 0; k < 2 * SLOTS; k++) dump[k * 64 + gid] = table[k].key << 8 | table[k].value;
  result[gid] = lost << 28 ^ kicks << 18 ^ found << 12 ^ sum;
}
