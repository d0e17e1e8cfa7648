import type { Fault } from '../data/controls.ts'

interface Preset {
  name: string
  description: string
  fault: Fault
}

/** Ready-made faults of calls. */
export const callPresets: readonly Preset[] = [
  {
    name: 'Slow network',
    description: '200–3000 ms, a few very late',
    fault: { kind: 'LATENCY', operation: '*', latency: { min: 200, max: 3000, shape: 'LONG_TAIL' } },
  },
  {
    name: 'Backend down',
    description: '503 to everything',
    fault: { kind: 'STATUS', operation: '*', status: 503 },
  },
  {
    name: 'Server error',
    description: 'The next call is a 500',
    fault: { kind: 'STATUS', operation: '*', status: 500, count: 1 },
  },
  {
    name: 'Session ends',
    description: 'Logged out at the next page load',
    // With `*` it would hit a public operation first, whose 401 does not end the session.
    fault: { kind: 'STATUS', operation: 'getCurrentUser', status: 401, count: 1 },
  },
  {
    name: 'Rate limited',
    description: 'The next call is a 429',
    fault: { kind: 'STATUS', operation: '*', status: 429, count: 1 },
  },
  {
    name: 'Connection lost',
    description: 'The next call gets no answer',
    fault: { kind: 'DROP', operation: '*', count: 1 },
  },
  {
    name: 'Broken JSON',
    description: 'The next answer cannot be read',
    fault: { kind: 'MALFORMED_JSON', operation: '*', count: 1 },
  },
  {
    name: 'Half an answer',
    description: 'The next answer stops in the middle',
    fault: { kind: 'TRUNCATED_JSON', operation: '*', count: 1 },
  },
  {
    name: 'Slow download',
    description: 'The next body takes 8 seconds',
    fault: { kind: 'SLOW_BODY', operation: '*', milliseconds: 8000, count: 1 },
  },
  {
    name: 'No total',
    description: 'Lists without X-Total-Count',
    fault: { kind: 'MISSING_HEADER', operation: '*', header: 'X-Total-Count' },
  },
]

/** Ready-made faults of the next payment at the cashier. */
export const paymentPresets: readonly Preset[] = [
  {
    name: 'Arrives twice',
    description: 'Two notifications of one payment',
    fault: { kind: 'TWICE', count: 1 },
  },
  {
    name: 'Arrives late',
    description: 'Ten minutes on the world’s clock',
    fault: { kind: 'LATE', delaySeconds: 600, count: 1 },
  },
  { name: 'Never arrives', description: 'Paid, and nobody hears of it', fault: { kind: 'NEVER', count: 1 } },
  { name: 'Wrong amount', description: 'Not what the order says', fault: { kind: 'WRONG_AMOUNT', count: 1 } },
  {
    name: 'Order closed',
    description: 'Closed while the buyer pays',
    fault: { kind: 'CLOSED_MEANWHILE', count: 1 },
  },
]
