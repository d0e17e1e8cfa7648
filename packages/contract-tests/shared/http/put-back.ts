import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<true>()

/** Puts back what was changed, or takes away what was made: its calls are sent even where the run was ended meanwhile. */
export const putBack = <T>(work: () => Promise<T>): Promise<T> => underWay.run(true, work)

/** Whether a call is one of those. */
export const isPuttingBack = (): boolean => underWay.getStore() === true
