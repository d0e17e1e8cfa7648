import { isMissing } from './errors.ts'

/** What a call answers; null where what it is about is not there, or gone already, such as by a call whose answer was lost. */
export async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (!isMissing(error)) throw error
    return null
  }
}
