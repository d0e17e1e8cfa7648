/**
 * Letters and digits as strokes in a box of 10 by 14, so that the picture needs no font and looks alike everywhere.
 * All 36 are here because a fixed answer for replays may use any; fresh answers keep to `alphabet`.
 */
export const glyphs: Record<string, string> = {
  0: 'M5 1C1 1 1 13 5 13S9 1 5 1Z',
  1: 'M2 4L5 1V13M2 13H8',
  2: 'M1.5 4C1.5 0 8.5 0 8.5 4.5C8.5 7 4 9.5 1 13H9',
  3: 'M1.5 1H8.5L4.5 5.5C10.5 5.5 10 13 5 13C3 13 1.5 12 1 10.5',
  4: 'M7 13V1L1 9.5H9.5',
  5: 'M8.5 1H2.5L2 6.5C6 4 9.5 6 9 9.5C8.5 13.5 3 14 1 10.5',
  6: 'M8 1.5C3 2 1 6 1 9.5C1 14.5 9 14 9 9.3C9 5 2.5 4.8 1.2 9',
  7: 'M1 1H9L4 13',
  8: 'M5 1C0.5 1 1 6 5 6.5S10 13 5 13S1 7 5 6.5S9.5 1 5 1Z',
  9: 'M8.8 5C8 9 1 9 1 4.7C1 0 9 0 9 5C9 9 7 12.5 2.5 13',
  A: 'M0.8 13L5 1L9.2 13M2.5 9H7.5',
  B: 'M1.5 1V13H5.5C10 13 10 6.8 5.5 6.8H1.5M5.5 6.8C9 6.8 9 1 5.5 1H1.5',
  C: 'M9 3.5C7 -0.5 1 0.5 1 7S7 14.5 9 10.5',
  D: 'M1.5 1V13H4.5C10.5 13 10.5 1 4.5 1Z',
  E: 'M8.5 1H1.5V13H8.8M1.5 6.8H7.5',
  F: 'M8.5 1H1.5V13M1.5 6.8H7.5',
  G: 'M9 3.5C7 -0.5 1 0.5 1 7S7 14.5 9 11V7.5H5.5',
  H: 'M1.5 1V13M8.5 1V13M1.5 7H8.5',
  I: 'M2.5 1H7.5M5 1V13M2.5 13H7.5',
  J: 'M3 1H8V9.5C8 14.5 1.5 14 1.3 10',
  K: 'M1.5 1V13M8.8 1L1.5 8M4 5.8L9 13',
  L: 'M1.5 1V13H8.5',
  M: 'M1 13V1L5 8L9 1V13',
  N: 'M1.3 13V1L8.7 13V1',
  O: 'M5 1C-0.3 1 -0.3 13 5 13S10.3 1 5 1Z',
  P: 'M1.5 13V1H5.5C10 1 10 7.5 5.5 7.5H1.5',
  Q: 'M5 1C-0.3 1 -0.3 13 5 13S10.3 1 5 1ZM6 10L9.5 14',
  R: 'M1.5 13V1H5.5C9.8 1 9.8 7.3 5.5 7.3H1.5M5 7.3L9 13',
  S: 'M8.7 3.5C7.5 0 1.3 0.5 1.5 4C1.7 7.5 9 6 8.8 10C8.6 14 2 14 1 10.5',
  T: 'M0.8 1H9.2M5 1V13',
  U: 'M1.3 1V9C1.3 14.3 8.7 14.3 8.7 9V1',
  V: 'M0.8 1L5 13L9.2 1',
  W: 'M0.5 1L2.8 13L5 4.5L7.2 13L9.5 1',
  X: 'M1 1L9 13M9 1L1 13',
  Y: 'M0.8 1L5 7L9.2 1M5 7V13',
  Z: 'M1 1H9L1 13H9',
}

/** Characters that cannot be confused with others: no 0/O/Q, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
export const alphabet = '34679ACDEFGHJKMNPRTWXY'
