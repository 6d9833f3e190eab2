// grid 128 group 64
// args random:1024 zero:4096:print=u8 zero:512:print=u32
/* Seconds since 1970 as text like 2024-02-29T12:34:56 Thu W09, years 1000 to 9999. */
__constant uchar DAYS[22] = "MonTueWedThuFriSatSun";

static inline void civil_from_days(long days, int *year, int *month, int *day) {
  days += 719468;
  long era = (days >= 0 ? days : days - 146096) / 146097;
  uint doe = (uint)(days - era * 146097);
  uint yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
  uint doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
  uint mp = (5 * doy + 2) / 153;
  *day = (int)(doy - (153 * mp + 2) / 5 + 1);
  *month = (int)(mp < 10 ? mp + 3 : mp - 9);
  *year = (int)yoe + (int)era * 400;
  if (mp >= 10) *year += 1;
}
static inline long days_from_civil(int year, int month, int day) {
  year -= month <= 2;
  int era = (year >= 0 ? year : year - 399) / 400;
  uint yoe = (uint)(year - era * 400);
  uint doy = (153u * (uint)(month + (month > 2 ? -3 : 9)) + 2) / 5 + (uint)day - 1;
  uint doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
  return (long)era * 146097 + (long)doe - 719468;
}
static inline uint put(__global uchar *at, uint n, uint value, uint digits) {
  for (uint k = digits; k > 0; k--) {
    at[n + k - 1] = (uchar)('0' + value % 10);
    value /= 10;
  }
  return n + digits;
}

__kernel void civil(__global const long *stamps, __global uchar *text, __global uint *checks) {
  uint gid = get_global_id(0);
  /* from the year 1000 on, for 9000 years less a little */
  long seconds = (long)((ulong)stamps[gid] % 283980000000ul) - 30610224000l;
  long days = seconds / 86400, rest = seconds % 86400;
  if (rest < 0) { rest += 86400; days--; }
  int year, month, day;
  civil_from_days(days, &year, &month, &day);
  long weekday = (days + 3) % 7;                     /* Monday is 0 */
  if (weekday < 0) weekday += 7;
  long thursday = days - weekday + 3;
  int ty, tm, td;
  civil_from_days(thursday, &ty, &tm, &td);
  uint week = (uint)((thursday - days_from_civil(ty, 1, 1)) / 7) + 1;
  __global uchar *out = text + gid * 32;
  uint n = put(out, 0, (uint)year, 4);
  out[n++] = '-';
  n = put(out, n, (uint)month, 2);
  out[n++] = '-';
  n = put(out, n, (uint)day, 2);
  out[n++] = 'T';
  uint second = (uint)rest;
  n = put(out, n, second / 3600, 2);
  out[n++] = ':';
  n = put(out, n, second / 60 % 60, 2);
  out[n++] = ':';
  n = put(out, n, second % 60, 2);
  out[n++] = ' ';
  for (int k = 0; k < 3; k++) out[n++] = DAYS[weekday * 3 + k];
  out[n++] = ' ';
  out[n++] = 'W';
  n = put(out, n, week, 2);
  bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  long back = days_from_civil(year, month, day);
  checks[gid] = n | (uint)leap << 8 | (uint)(back == days) << 9 | (uint)(days - days_from_civil(year, 1, 1) + 1) << 16;
}
