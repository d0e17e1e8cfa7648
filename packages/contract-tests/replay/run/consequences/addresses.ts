import { isRecord } from '../../../shared/is-record.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

/** A file that a property of an answer leads to. */
export interface Address {
  /** Names of properties without the places in lists: `pages.imgUrl`. */
  property: string
  pointer: string
  /** Where it is read, below the API's base. */
  path: string
}

/** Rows of a list that are looked through for one that has an address. */
const mostRows = 50

const isAddress = (name: string): boolean => /[a-z\d]Url$/.test(name)

/** The path of an address at the backend itself; null for another server's and for what is none of the web. */
function pathAt(baseUrl: string, address: string): string | null {
  if (address.startsWith(`${baseUrl}/`)) return address.slice(baseUrl.length)
  return /^([a-z][\w+.-]*:|\/\/)/i.test(address) || address === '' ? null : `/${address.replace(/^\//, '')}`
}

type SeeAddress = (property: string, pointer: string, address: string) => void

function visitAddresses(value: unknown, pointer: string, property: string, see: SeeAddress): void {
  if (typeof value === 'string') see(property, pointer, value)
  if (Array.isArray(value))
    for (const [place, row] of value.slice(0, mostRows).entries())
      visitAddresses(row, `${pointer}/${place}`, property, see)
  if (!isRecord(value)) return
  for (const [name, part] of Object.entries(value)) {
    const whole = property === '' ? name : `${property}.${name}`
    if (typeof part === 'object' || isAddress(name)) visitAddresses(part, `${pointer}/${name}`, whole, see)
  }
}

/** The first file of the backend that each property of an answer leads to. */
export function addressesIn({ answer }: Exchange, baseUrl: string): Address[] {
  const { status, body, text } = answer
  if (status < 200 || status > 299 || !text.includes('Url"')) return []
  const found = new Map<string, Address>()
  visitAddresses(body, '', '', (property, pointer, address) => {
    const path = isAddress(property) && !found.has(property) ? pathAt(baseUrl, address) : null
    if (path !== null) found.set(property, { property, pointer, path })
  })
  return [...found.values()]
}

/** Where nothing is read at an address. */
export function leadsNowhere({ pointer, path }: Address, { answer }: Exchange): MismatchDetails | null {
  const { status } = answer
  if (status >= 200 && status < 400) return null
  return {
    kind: 'rule',
    path: pointer,
    expected: 'an address where a file is read',
    seen: `${status} at ${path}`,
  }
}
