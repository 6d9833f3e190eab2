// grid 256 group 64
// args floats:3072 below:256:3072 values:u32:0,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816 below:13:8 iota:u32:256 floats:256 zero:1024:print=f32 u32:250
/* A sparse matrix in jagged diagonal storage times a vector. The rows were sorted by length, so all
   32 rows of a bunch take the same number of diagonals; the results go back to their places. */
__kernel void jds(__global const float *data, __global const uint *columns, __global const uint *starts,
                  __global const uint *lengths, __global const uint *permutation,
                  __global const float *x, __global float *y, uint rows) {
  uint row = get_global_id(0);
  if (row >= rows) return;
  uint length = lengths[row / 32];
  float sum = 0.0f;
  if (length > 1) {
    uint j = starts[0] + row;
    float d = data[j];
    uint c = columns[j];
    float t = x[c];
    for (uint k = 1; k < length - 1; k++) {
      uint next = starts[k] + row;
      float nextD = data[next];
      uint nextC = columns[next];
      sum += d * t;
      d = nextD;
      c = nextC;
      t = x[c];
    }
    uint last = starts[length - 1] + row;
    sum += d * t;
    sum += data[last] * x[columns[last]];
  } else if (length == 1) {
    uint j = starts[0] + row;
    sum = data[j] * x[columns[j]];
  }
  y[permutation[row]] = sum;
}
