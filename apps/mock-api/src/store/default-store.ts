import { join } from 'node:path'

/** The store file of a mock that was started without `--store`. */
export const defaultStore = join(import.meta.dirname, '..', '..', '.data', 'mock.sqlite')
