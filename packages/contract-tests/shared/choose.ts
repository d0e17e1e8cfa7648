import type { Operation } from '@portal/api-contract/document'
import { CouldNotRun } from './could-not-run.ts'

/** The part of the contract that a run is about. */
export interface Selection {
  /** Tags and operations; none are all. */
  only: string[]
  /** Tags and operations that are left out. */
  except: string[]
  /** Whether operations that rest on an assumption are left out. */
  isWithoutAssumed: boolean
}

/** All of the contract. */
export const everything: Selection = { only: [], except: [], isWithoutAssumed: false }

/** The names of a flag that may be given more than once, each time with a list: `--only news,orders`. */
export const namesOf = (values: string[] = []): string[] => [
  ...new Set(values.flatMap((value) => value.split(',')).map((name) => name.trim())),
]

function listed(all: Operation<string>[]): string {
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const idsOf = (tag: string) => all.filter((one) => one.tag === tag).map(({ id }) => id)
  return tags.map((tag) => `  ${tag}: ${idsOf(tag).join(', ')}`).join('\n')
}

type Named = Pick<Operation<string>, 'id' | 'tag'>

/** Whether an operation is named, by itself or by its tag. */
export const isNamed =
  (names: string[]) =>
  ({ id, tag }: Named): boolean =>
    names.includes(id) || names.includes(tag)

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)

/** As many names as one line has. */
const mostAlike = 6

/** The names that have most words of another one, or words that begin with them. */
function alike(name: string, all: Operation<string>[]): string[] {
  const words = wordsOf(name)
  const sharedWith = (other: string) =>
    words.filter((word) => wordsOf(other).some((one) => one.startsWith(word) || word.startsWith(one))).length
  const names = [...new Set(all.flatMap(({ id, tag }) => [tag, id]))].filter((one) => sharedWith(one) > 0)
  return names.toSorted((a, b) => sharedWith(b) - sharedWith(a)).slice(0, mostAlike)
}

function assertKnown(flag: string, names: string[], all: Operation<string>[]): void {
  const unknown = names.find((name) => !all.some(isNamed([name])))
  if (unknown === undefined) return
  const near = alike(unknown, all)
  const there = near.length > 0 ? `Alike are ${near.join(', ')}.` : `There are:\n${listed(all)}`
  throw new CouldNotRun(
    'command line',
    `${flag} names a tag or an operation, not '${unknown}'. ${there}`,
    'Take one of these names; several stand behind one another with commas between them.',
  )
}

/** Whether a selection means an operation. */
export const isMeant =
  ({ only, except, isWithoutAssumed }: Selection) =>
  (operation: Named & Pick<Operation, 'source'>): boolean =>
    (only.length === 0 || isNamed(only)(operation)) &&
    !isNamed(except)(operation) &&
    !(isWithoutAssumed && operation.source === 'assumed')

/** The operations that a selection names, whether or not there are any. */
export const select = <Id extends string>(
  all: Iterable<Operation<Id>>,
  selection: Selection,
): Operation<Id>[] => [...all].filter(isMeant(selection))

/** The operations of a selection. @throws CouldNotRun when it names what is not there, or leaves nothing */
export function choose<Id extends string>(
  operations: Iterable<Operation<Id>>,
  selection: Selection,
): Operation<Id>[] {
  const all = [...operations]
  assertKnown('--only', selection.only, all)
  assertKnown('--except', selection.except, all)
  const chosen = select(all, selection)
  if (chosen.length > 0) return chosen
  throw new CouldNotRun(
    'command line',
    'No operation is left: what --only names is left out by --except or --without-assumed.',
    'Name with --only what these leave, or leave out less.',
  )
}

/** The selection in words, such as "only 'news'"; empty for all of the contract. */
export function selectionInWords({ only, except, isWithoutAssumed }: Selection): string {
  const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ')
  return [
    only.length > 0 ? `only ${quoted(only)}` : '',
    except.length > 0 ? `without ${quoted(except)}` : '',
    isWithoutAssumed ? 'without what is assumed' : '',
  ]
    .filter(Boolean)
    .join(', ')
}
