import { describe, expect, it } from 'vitest'
import {
  activeId,
  awakeLimit,
  type Closing,
  close,
  closedBy,
  isLast,
  move,
  noTabs,
  restore,
  setLocked,
  setTitle,
  sleepers,
  type TabState,
  visit,
} from './tab-rules.ts'

const open = (...paths: string[]): TabState =>
  paths.reduce((state, href) => visit(state, { id: href.replace(/\?.*/, ''), href }), noTabs)
const ids = ({ tabs }: TabState) => tabs.map(({ id }) => id)

describe('visit', () => {
  it('opens a tab after the one that was looked at', () => {
    const state = visit(open('/a', '/b', '/a'), { id: '/c', href: '/c' })
    expect([ids(state), activeId(state)]).toEqual([['/a', '/c', '/b'], '/c'])
  })

  it('keeps one tab for a page in another state, and two for two records', () => {
    const state = open('/list?page=2', '/profile/1', '/profile/2', '/list?page=3')
    expect(ids(state)).toEqual(['/list', '/profile/1', '/profile/2'])
    expect(state.tabs[0]?.href).toBe('/list?page=3')
  })

  it('changes nothing where nothing is new', () => {
    const state = open('/a')
    expect(visit(state, { id: '/a', href: '/a' })).toBe(state)
  })
})

describe('closing', () => {
  const state = setLocked(open('/a', '/b', '/c', '/d', '/b'), '/a', true)
  it.each<[Closing, string, string[]]>([
    ['this', '/b', ['/b']],
    ['this', '/a', []],
    ['left', '/c', ['/b']],
    ['right', '/b', ['/c', '/d']],
    ['others', '/c', ['/b', '/d']],
    ['others', '/nowhere', []],
  ])('%s of %s', (closing, id, expected) => {
    expect(closedBy(state, closing, id).map((tab) => tab.id)).toEqual(expected)
  })

  it('leads to the tab that was looked at before', () => {
    expect(activeId(close(state, ['/b']))).toBe('/d')
  })

  it('leads to a tab that nobody has looked at yet where there is no other', () => {
    const restored = visit(
      restore([{ id: '/a', href: '/a' }], () => true),
      { id: '/b', href: '/b' },
    )
    expect(activeId(close(restored, ['/b']))).toBe('/a')
  })

  it.each([
    [['/c'], '/d'],
    [['/c', '/d'], '/b'],
    [['/a', '/b', '/c'], '/d'],
  ])('without %j leads to the neighbour where nobody has looked at any other since a reload', (ids, next) => {
    const kept = ['/a', '/b', '/c', '/d'].map((id) => ({ id, href: id }))
    const restored = visit(
      restore(kept, () => true),
      { id: '/c', href: '/c' },
    )
    expect(activeId(close(restored, ids))).toBe(next)
  })

  it('never leaves nothing', () => {
    expect(isLast(open('/a'))).toBe(true)
    expect(closedBy(open('/a'), 'this', '/a')).toEqual([])
  })
})

describe('move', () => {
  it.each([
    ['/a', '/c', ['/b', '/c', '/a']],
    ['/c', '/a', ['/c', '/a', '/b']],
    ['/a', '/nowhere', ['/a', '/b', '/c']],
  ])('takes %s to the place of %s', (id, to, expected) => {
    expect(ids(move(open('/a', '/b', '/c'), id, to))).toEqual(expected)
  })

  it('takes none before a locked one', () => {
    expect(ids(move(setLocked(open('/a', '/b', '/c'), '/a', true), '/c', '/a'))).toEqual(['/a', '/c', '/b'])
  })
})

it('notes a title once', () => {
  const named = setTitle(open('/a'), '/a', 'A')
  expect(named.tabs[0]?.title).toBe('A')
  expect(setTitle(named, '/a', 'A')).toBe(named)
})

describe('sleepers', () => {
  const paths = Array.from({ length: awakeLimit + 2 }, (_, index) => `/${index}`)

  it('are those looked at longest ago', () => {
    expect(sleepers(open(...paths), paths, () => false)).toEqual(['/0', '/1'])
  })

  it('are none with unsaved work', () => {
    expect(sleepers(open(...paths), paths, (id) => id === '/0')).toEqual(['/1', '/2'])
  })

  it('are none while there is room', () => {
    expect(sleepers(open('/a'), ['/a'], () => false)).toEqual([])
  })
})

describe('restore', () => {
  it('brings back what may still be opened', () => {
    const kept = [
      { id: '/a', href: '/a?page=2' },
      { id: '/b', href: '/b' },
      null,
      { id: '/c', href: '//evil' },
    ]
    expect(restore(kept, (id) => id !== '/b')).toEqual({ tabs: [kept[0]], visited: [] })
  })

  it.each([[undefined], ['{'], [{}]])('%j is nothing', (kept) => {
    expect(restore(kept, () => true)).toEqual(noTabs)
  })
})
