import type { Worlds } from '../../worlds/worlds.ts'
import type { ControlHandlers } from '../types.ts'
import { activityControls } from './activities.ts'
import { clockControls } from './clock.ts'
import { faultControls } from './faults.ts'
import { journalControls } from './journal.ts'
import { lessonControls } from './lessons.ts'
import { outboxControls } from './outbox.ts'
import { overrideControls } from './overrides.ts'
import { paymentControls } from './payments.ts'
import { personaControls } from './personas.ts'
import { recordingControls } from './recordings.ts'
import { reviewControls } from './reviews.ts'
import { worldControls } from './worlds.ts'

/** A handler for every control. */
export const controlHandlers = (worlds: Worlds): ControlHandlers => ({
  ...worldControls(worlds),
  ...clockControls,
  ...personaControls,
  ...faultControls,
  ...overrideControls,
  ...recordingControls,
  ...outboxControls,
  ...journalControls,
  ...reviewControls,
  ...paymentControls,
  ...lessonControls,
  ...activityControls,
})
