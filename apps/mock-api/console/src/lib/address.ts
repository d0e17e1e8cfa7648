/** The console's sections, in the order of its navigation. */
export const sections = [
  'personas',
  'calls',
  'answers',
  'faults',
  'outbox',
  'reviews',
  'payments',
  'lessons',
  'activities',
  'worlds',
] as const

export type Section = (typeof sections)[number]

/** The page of the console that the address names: all of the state that a reload or a bookmark keeps. */
export interface Place {
  world: string
  section: Section
  /** The operation that is preselected in the fault form. */
  operation?: string
}

const start: Place = { world: 'default', section: 'personas' }

const isSection = (text: string | undefined): text is Section => sections.some((section) => section === text)

// The pattern of the document's WorldName: every control refuses other names.
const isWorldName = (text: string | undefined) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text ?? '')

/** Reads `#/world/section?operation=id`; an unknown address leads to the start page. */
export function readPlace(hash: string): Place {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?', 2)
  const [world = '', section] = path.split('/')
  const operation = new URLSearchParams(query).get('operation')
  return {
    world: isWorldName(world) ? world : start.world,
    section: isSection(section) ? section : start.section,
    ...(operation && { operation }),
  }
}

/** The address of a place within the page. */
export const placeHash = ({ world, section, operation }: Place): string =>
  `#/${world}/${section}${operation ? `?${new URLSearchParams({ operation })}` : ''}`
