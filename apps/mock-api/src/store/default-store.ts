import { join } from 'node:path'
import { isPackage, ownFolder } from '../place.ts'

/** The store file of a mock that was started without `--store`. A package's own folder is emptied by the next install. */
export const defaultStore = join(isPackage ? process.cwd() : ownFolder, '.data', 'mock.sqlite')
