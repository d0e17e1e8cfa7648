import type { Fault } from '../data/controls.ts'

interface Preset {
  name: string
  says: string
  fault: Fault
}

/** What goes wrong with every call. */
export const callPresets: readonly Preset[] = [
  {
    name: 'Slow network',
    says: '200–3000 ms, a few very late',
    fault: { kind: 'LATENCY', operation: '*', latency: { min: 200, max: 3000, shape: 'LONG_TAIL' } },
  },
  { name: 'Backend down', says: '503 to everything', fault: { kind: 'STATUS', operation: '*', status: 503 } },
  {
    name: 'Server error',
    says: 'The next call is a 500',
    fault: { kind: 'STATUS', operation: '*', status: 500, count: 1 },
  },
  {
    name: 'Session ends',
    says: 'Logged out at the next page load',
    // Of any operation, it would hit a public one first, which no session can end.
    fault: { kind: 'STATUS', operation: 'getCurrentUser', status: 401, count: 1 },
  },
  {
    name: 'Rate limited',
    says: 'The next call is a 429',
    fault: { kind: 'STATUS', operation: '*', status: 429, count: 1 },
  },
  {
    name: 'Connection lost',
    says: 'The next call gets no answer',
    fault: { kind: 'DROP', operation: '*', count: 1 },
  },
  {
    name: 'Broken JSON',
    says: 'The next answer cannot be read',
    fault: { kind: 'MALFORMED_JSON', operation: '*', count: 1 },
  },
  {
    name: 'Half an answer',
    says: 'The next answer stops in the middle',
    fault: { kind: 'TRUNCATED_JSON', operation: '*', count: 1 },
  },
  {
    name: 'Slow download',
    says: 'The next body takes 8 seconds',
    fault: { kind: 'SLOW_BODY', operation: '*', milliseconds: 8000, count: 1 },
  },
  {
    name: 'No total',
    says: 'Lists without X-Total-Count',
    fault: { kind: 'MISSING_HEADER', operation: '*', header: 'X-Total-Count' },
  },
]

/** What goes wrong with the next payment at the cashier. */
export const paymentPresets: readonly Preset[] = [
  { name: 'Arrives twice', says: 'Two notifications of one payment', fault: { kind: 'TWICE', count: 1 } },
  {
    name: 'Arrives late',
    says: 'Ten minutes on the world’s clock',
    fault: { kind: 'LATE', delaySeconds: 600, count: 1 },
  },
  { name: 'Never arrives', says: 'Paid, and nobody hears of it', fault: { kind: 'NEVER', count: 1 } },
  { name: 'Wrong amount', says: 'Not what the order says', fault: { kind: 'WRONG_AMOUNT', count: 1 } },
  {
    name: 'Order closed',
    says: 'Paid after it has run out',
    fault: { kind: 'CLOSED_MEANWHILE', count: 1 },
  },
]
