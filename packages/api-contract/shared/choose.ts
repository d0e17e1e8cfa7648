import type { Operation } from '../src/document.ts'
import { CouldNotRun } from './could-not-run.ts'

function listed(all: Operation<string>[]): string {
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const idsOf = (tag: string) => all.filter((one) => one.tag === tag).map(({ id }) => id)
  return tags.map((tag) => `  ${tag}: ${idsOf(tag).join(', ')}`).join('\n')
}

/** The operations that `only` names, by their id or tag; all without it. @throws CouldNotRun when there is none */
export function choose<Id extends string>(
  operations: Iterable<Operation<Id>>,
  only: string | undefined,
): Operation<Id>[] {
  const all = [...operations]
  if (only === undefined) return all
  const chosen = all.filter(({ id, tag }) => id === only || tag === only)
  if (chosen.length > 0) return chosen
  throw new CouldNotRun(
    'command line',
    `--only names a tag or an operation, not '${only}'. There are:\n${listed(all)}`,
    'Take one of these names.',
  )
}
