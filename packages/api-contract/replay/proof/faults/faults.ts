import type { Fault } from '../fault.ts'
import { accessFaults, behaviourFaults } from './access.ts'
import { bodyFaults } from './bodies.ts'
import { connectionFaults } from './connection.ts'
import { listFaults } from './lists.ts'
import { refusalFaults, wireFaults } from './wire.ts'

/** Every kind of fault that is planted. */
export const faults: Fault[] = [
  ...bodyFaults,
  ...wireFaults,
  ...connectionFaults,
  ...refusalFaults,
  ...listFaults,
  ...accessFaults,
  ...behaviourFaults,
]
