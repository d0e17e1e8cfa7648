import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A page of the association's desk. */
export interface DeskPlace {
  /** Name of its route's file. */
  route: string
  address: string
  /** What its route wants to be permitted, of which one is enough; none where all of the staff have it. */
  needs: readonly string[]
}

const folder = join(import.meta.dirname, '../../src/routes/desk')

/** A record of the seed for each parameter of a path; a route's own come before those for all. */
const records: Record<string, Record<string, string>> = {
  '_desk.profile.member.$type.$id': { type: 'person', id: '1' },
  '_desk.profile.application.$id': { id: '3002' },
}

/** @throws Error when a parameter has no record here */
function addressOf(route: string): string {
  const parts = route
    .split('.')
    .slice(1)
    .map((part) => {
      if (!part.startsWith('$')) return part
      const value = records[route]?.[part.slice(1)]
      if (!value) throw new Error(`Which record does ${route} show? Say it in desk-places.ts.`)
      return value
    })
  return `/${parts.join('/')}`
}

/** The names of the permissions in a route's authority; one that routes and links share stands in a file of its own. */
function needsOf(file: string): string[] {
  const source = readFileSync(join(folder, file), 'utf8')
  const [authority = '', shared = ''] = /\bauthority: (?:(\w+),)?.*/.exec(source) ?? []
  const [, place] = new RegExp(`import \\{ ${shared} \\} from '(.*)'`).exec(source) ?? []
  const rule = shared && place ? readFileSync(join(folder, place), 'utf8') : authority
  return [...rule.matchAll(/'(desk\.\w+)'/g)].flatMap(([, name]) => name ?? [])
}

const toPlace = (file: string): DeskPlace => {
  const route = basename(file, '.tsx')
  return { route, address: addressOf(route), needs: needsOf(file) }
}

/** Every page of the desk, as its route's file says; without those that only lead elsewhere. */
export const deskPlaces: readonly DeskPlace[] = globSync('_desk.*.tsx', { cwd: folder })
  .filter((file) => !file.endsWith('.index.tsx'))
  .map(toPlace)
  .sort((one, other) => one.address.localeCompare(other.address))

type Areas = 'all' | readonly string[]

/** What each department is there for, by the login of whoever works in it. */
const areas: Record<string, Areas> = {
  mishuzhang: 'all',
  huiyuanbu: ['workplace', 'analysis', 'applications', 'members', 'experts', 'jobs', 'sites'],
  caiwubu: ['workplace', 'analysis', 'monitor', 'fees', 'orders', 'refunds', 'transfers', 'invoices'],
  peixunbu: ['workplace', 'courses'],
  bianji: ['workplace', 'news', 'banners', 'dictionaries'],
  shixi: [],
}

/** Everybody of the staff. */
export const staffLogins: readonly string[] = Object.keys(areas)

/** Whether a page is open to whoever has these permissions. */
export const isOpenTo = (permissions: readonly string[], { needs }: DeskPlace): boolean =>
  needs.length === 0 || needs.some((name) => permissions.includes(name))

const permissionOf = (area: string) => `desk.${area}`

/** Whether somebody of the staff may open a page. */
export function mayOpen(login: string, place: DeskPlace): boolean {
  const own = areas[login] ?? []
  return own === 'all' || isOpenTo(own.map(permissionOf), place)
}
