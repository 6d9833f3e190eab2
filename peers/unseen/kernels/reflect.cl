// grid 128 group 64
// args floats:384 floats:384 zero:1536:print=f32
__kernel void reflect(__global const float *in, __global const float *nm, __global float *out) {
  uint i = get_global_id(0);
  float ix = in[3 * i], iy = in[3 * i + 1], iz = in[3 * i + 2], nx = nm[3 * i], ny = nm[3 * i + 1], nz = nm[3 * i + 2];
  float inv = 1.0f / sqrt(nx * nx + ny * ny + nz * nz); nx *= inv; ny *= inv; nz *= inv;
  float d = 2 * (ix * nx + iy * ny + iz * nz);
  out[3 * i] = ix - d * nx; out[3 * i + 1] = iy - d * ny; out[3 * i + 2] = iz - d * nz;
}
