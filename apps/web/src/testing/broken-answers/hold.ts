import type { OperationId } from '@portal/api-contract/document'
import { expect } from 'vitest'
import { brokenRecords, brokenRows } from './broken-copies.ts'
import { exampleOf } from './examples.ts'
import { type OpenPage, openPage, type Visitor } from './open-page.tsx'

/** A page, and the answers that are broken in turn. */
export interface Place extends Visitor {
  breaks: OperationId[]
  /** Opened anew for each broken answer: forms keep what they were given first. */
  isOpenedAnew?: true
}

const turns = 3
const { BROKEN_ANSWERS_TURN: turn } = process.env

/** The pages of this run: all of the full proof, or a third of them that moves with each commit. */
export const ofThisRun = (places: readonly Place[]): Place[] =>
  places.filter((_place, index) => !turn || index % turns === Number(turn) % turns)

/** For a page whose parts are loaded for the first time on a busy machine, in milliseconds. */
export const patience = 60_000

const main = () => document.querySelector('main')?.textContent ?? ''
const countOf = (text: string) => main().split(text).length - 1

/** Breaks the answers of a page value by value: what is broken costs its row or its part, never the page. */
export async function expectHeld({ breaks, isOpenedAnew, ...visitor }: Place): Promise<void> {
  for (const id of breaks) {
    const page = await openPage(visitor)
    expect([...page.asked], `${visitor.address} asks for it`).toContain(id)
    const example = exampleOf(id)
    const answer = isOpenedAnew ? page.openWith : page.answer
    if (Array.isArray(example)) await expectRowsHeld(page, id, example[0])
    else
      for (const broken of brokenRecords(example, 2)) {
        await answer(id, broken.answer)
        expectStanding(`${id} with ${broken.what}`)
      }
  }
}

/** The rows that are whole are shown beside those that are not. */
async function expectRowsHeld(page: OpenPage, id: OperationId, row: object): Promise<void> {
  await page.answer(id, [row, row])
  const shown = Object.values(row).find((value) => typeof value === 'string' && countOf(value) > 1)
  await page.answer(id, brokenRows(row))
  expectStanding(`${id} with broken rows`)
  if (shown) expect(countOf(shown), `whole rows of ${id}`).toBeGreaterThan(1)
}

const mend = 'what reads a record is a component of its own, within `Each` or `ContainedPart` of lib/states'

function expectStanding(what: string): void {
  expect(document.querySelector('main'), `the page, ${what}`).not.toBeNull()
  expect(document.body.textContent, `${what}: ${mend}`).not.toContain('页面暂时打不开')
}
