// grid 64 group 64
// args floats:1024 zero:4096:print=u32
__kernel void mat4inv(__global const float *in, __global float *out) {
  uint g = get_global_id(0);
  float m[16], r[16];
  for (int i = 0; i < 16; i++) m[i] = in[g * 16 + i];
  float s0 = m[0]*m[5]-m[4]*m[1], s1 = m[0]*m[6]-m[4]*m[2], s2 = m[0]*m[7]-m[4]*m[3], s3 = m[1]*m[6]-m[5]*m[2], s4 = m[1]*m[7]-m[5]*m[3], s5 = m[2]*m[7]-m[6]*m[3];
  float c5 = m[10]*m[15]-m[14]*m[11], c4 = m[9]*m[15]-m[13]*m[11], c3 = m[9]*m[14]-m[13]*m[10], c2 = m[8]*m[15]-m[12]*m[11], c1 = m[8]*m[14]-m[12]*m[10], c0 = m[8]*m[13]-m[12]*m[9];
  float d = 1.0f / (s0*c5-s1*c4+s2*c3+s3*c2-s4*c1+s5*c0);
  r[0]=(m[5]*c5-m[6]*c4+m[7]*c3)*d; r[1]=(-m[1]*c5+m[2]*c4-m[3]*c3)*d; r[2]=(m[13]*s5-m[14]*s4+m[15]*s3)*d; r[3]=(-m[9]*s5+m[10]*s4-m[11]*s3)*d;
  r[4]=(-m[4]*c5+m[6]*c2-m[7]*c1)*d; r[5]=(m[0]*c5-m[2]*c2+m[3]*c1)*d; r[6]=(-m[12]*s5+m[14]*s2-m[15]*s1)*d; r[7]=(m[8]*s5-m[10]*s2+m[11]*s1)*d;
  r[8]=(m[4]*c4-m[5]*c2+m[7]*c0)*d; r[9]=(-m[0]*c4+m[1]*c2-m[3]*c0)*d; r[10]=(m[12]*s4-m[13]*s2+m[15]*s0)*d; r[11]=(-m[8]*s4+m[9]*s2-m[11]*s0)*d;
  r[12]=(-m[4]*c3+m[5]*c1-m[6]*c0)*d; r[13]=(m[0]*c3-m[1]*c1+m[2]*c0)*d; r[14]=(-m[12]*s3+m[13]*s1-m[14]*s0)*d; r[15]=(m[8]*s3-m[9]*s1+m[10]*s0)*d;
  for (int i = 0; i < 16; i++) out[g * 16 + i] = r[i];
}
