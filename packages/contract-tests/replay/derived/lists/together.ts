import { fitOf, ofEachValue, soughtIn } from './conditions.ts'
import type { List } from './list.ts'
import { mistakenAs } from './mistakes.ts'
import type { Probe } from './probes.ts'
import { kindOf } from './values.ts'

/** So many rows of a list are enough to tell mistakes by. */
const fewRows = 200

/** A probe by the places of rows: which fit, and for each mistake by which it would be told. */
interface Judged {
  probe: Probe
  fits: boolean[]
  toldBy: number[][]
}

function judge(list: List, probe: Probe): Judged {
  const values = list.rows.slice(0, fewRows).map((row) => soughtIn(row, probe.property))
  const { conditions, fits: all } = fitOf(list, probe)
  const fits = all.slice(0, fewRows)
  const toldBy = mistakenAs(list, probe, conditions)
    .map(ofEachValue)
    .map((mistaken) => values.flatMap((value, place) => (mistaken(value) === fits[place] ? [] : [place])))
  return { probe, fits, toldBy: toldBy.filter((places) => places.length > 0) }
}

/** Whether each mistake in one of several questions is still told by a row that the others let through. */
const isTelling = (group: Judged[]): boolean =>
  group.every((one) =>
    one.toldBy.every((places) =>
      places.some((place) => group.every((other) => other === one || other.fits[place])),
    ),
  )

/** So many questions go together at most. */
const most = 4

/** Questions about different properties that go together, since all of them hold: a fault in any one of them is told by some row. */
export function together(list: List, probes: Probe[]): Probe[][] {
  const groups: Judged[][] = []
  for (const probe of probes) {
    const judged = judge(list, probe)
    const isFree = (group: Judged[]) =>
      group.length < most && group.every((one) => one.probe.property !== probe.property)
    const found = groups.find((group) => isFree(group) && isTelling([...group, judged]))
    if (found) found.push(judged)
    else groups.push([judged])
  }
  return groups.map((group) => group.map(({ probe }) => probe))
}

/**
 * Probes without those that another one of the list stands for: where every row has a value, each property says alike that none is
 * without one, and it is asked once for each way in which values compare.
 */
export function withoutAlike(list: List, probes: Probe[]): Probe[] {
  const seen = new Set<string>()
  return probes.filter(({ property, given }) => {
    const isOfNone = given.specified === 'false' && list.rows.every((row) => soughtIn(row, property) !== null)
    const kind = kindOf(list, property)
    const isAgain = isOfNone && seen.has(kind)
    if (isOfNone) seen.add(kind)
    return !isAgain
  })
}
