import { isMissing } from './errors.ts'

/** Waits for a call that takes something away: what is gone already, such as by a call whose answer was lost, is gone as well. */
export async function unlessMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
