import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A route that shows a page. */
export interface RouteFile {
  /** Name of its file: the shell, then the path with dots, such as `_public.JoinUs.post.$id`. */
  name: string
  source: string
}

/** The routes that show a page below one of the shells. One that shows nothing only leads elsewhere. */
export function routeFiles(shells: string[]): RouteFile[] {
  return globSync(join(import.meta.dirname, `../src/routes/_{${shells.join(',')}}.*.tsx`))
    .map((file) => ({ name: basename(file, '.tsx'), source: readFileSync(file, 'utf8') }))
    .filter(({ name, source }) => name.includes('.') && /^ {2}component: /m.test(source))
}
