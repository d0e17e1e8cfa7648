import { join } from 'node:path'

/** Where the mock runs: from its sources, or as the package that `npm run mock:pack` makes of them. */

/** The mock's folder. The package's modules lie one level below its folder, as this one does. */
export const ownFolder = join(import.meta.dirname, '..')

/** Only sources are TypeScript. */
export const isPackage = !import.meta.filename.endsWith('.ts')
