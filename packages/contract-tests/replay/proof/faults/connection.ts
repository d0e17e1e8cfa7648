import type { ConnectionFault } from '../answer.ts'
import { always, type Fault, isSuccess } from '../fault.ts'

/** Short, since a call that hangs takes all of it; ample for the mock on a busy machine. */
const timeoutMs = 2_500

const inConnection = (
  name: string,
  breaks: ConnectionFault,
  needsBody: boolean,
  detectedAs: Fault['detectedAs'] = ['no answer'],
): Fault => ({
  name,
  detectedAs,
  fits: always,
  timeoutMs: timeoutMs,
  answer: (right) =>
    isSuccess(right) && (right.body.length > 1 || !needsBody) ? { ...right, breaks } : right,
})

/** Faults in how an answer comes over its connection. */
export const connectionFaults: Fault[] = [
  inConnection('the connection is reset', 'reset', false),
  inConnection('the connection is closed without an answer', 'close', false),
  inConnection('the body breaks off in the middle', 'cut', true),
  inConnection('the chunks of a body break off', 'cut chunks', true),
  inConnection('content-length promises more than comes', 'too long', true),
  inConnection('content-length promises less than comes', 'too short', true, [
    'no answer',
    'not JSON',
    'type',
  ]),
  inConnection('nothing is answered until the time is out', 'hang', false),
]
