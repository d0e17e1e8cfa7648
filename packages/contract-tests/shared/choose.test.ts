import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { choose, everything, namesOf, type Selection } from './choose.ts'
import { CouldNotRun } from './could-not-run.ts'

const all = [...operations.values()]
const chosen = (selection: Partial<Selection>) => choose(all, { ...everything, ...selection })
const idsOf = (selection: Partial<Selection>) => chosen(selection).map(({ id }) => id)

describe('a selection', () => {
  it('is everything when nothing is named', () => {
    expect(chosen({})).toEqual(all)
  })

  it('is what several tags and operations name together', () => {
    expect(idsOf({ only: ['listNews'] })).toEqual(['listNews'])
    const tags = new Set(chosen({ only: ['news', 'fees', 'logOut'] }).map(({ tag }) => tag))
    expect([...tags].toSorted()).toEqual(['authentication', 'fees', 'news'])
  })

  it('is without what is excepted, also of what is named', () => {
    expect(idsOf({ except: ['news'] })).toHaveLength(all.filter(({ tag }) => tag !== 'news').length)
    expect(idsOf({ only: ['news'], except: ['listNews'] })).not.toContain('listNews')
    expect(idsOf({ only: ['news'], except: ['listNews'] }).length).toBeGreaterThan(1)
  })

  it('is without all that is assumed by one switch', () => {
    expect(new Set(chosen({ isWithoutAssumed: true }).map(({ source }) => source))).toEqual(new Set(['spec']))
  })

  it.each([
    [{ only: ['news', 'newz'] }, /--only .* not 'newz'[\s\S]*news: listNews/],
    [{ except: ['newz'] }, /--except .* not 'newz'[\s\S]*news: listNews/],
    [{ only: ['listTender'] }, /not 'listTender'\. Alike are listTenders, (?!.*There are)/],
    [{ only: ['lsitTenders'] }, /Alike are tenders, listTenders/],
    [{ only: [''] }, /not ''/],
    [{ only: ['news'], except: ['news'] }, /No operation is left/],
  ])('%j cannot be run', (selection, words) => {
    expect(() => chosen(selection)).toThrow(CouldNotRun)
    expect(() => chosen(selection)).toThrow(words)
  })

  it('is read from lists and from flags that come more than once', () => {
    expect(namesOf(['news, fees', 'logOut', 'news'])).toEqual(['news', 'fees', 'logOut'])
    expect(namesOf([])).toEqual([])
  })
})
