import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { readOutbox, sendMessage } from '../outbox/outbox.ts'
import type { World } from '../world.ts'
import { createWorld } from './create-world.ts'
import { Worlds } from './worlds.ts'

const log = { info() {}, error() {} }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worlds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = async (store = join(folder, 'mock.sqlite')): Promise<Worlds> => {
  const world = await createWorld({ ...readConfig(['--store', 'mock.sqlite'], {}), store }, { log })
  return new Worlds(world, systemClock())
}

const mark = (world: World, text: string) =>
  sendMessage(world, { channel: 'MAIL', recipient: 'a@b.example', subject: 'mark', text, code: null })
const marks = (world: World) => readOutbox(world, 10).map(({ text }) => text)
/** Needs the library. */
const articles = ({ db }: World) =>
  db.get<{ n: number }>('SELECT count(*) AS n FROM news JOIN newsText USING (id)')?.n ?? 0

describe('worlds beside a store in a file', () => {
  it('are lost at a restart, except those that are kept', async () => {
    const worlds = await open()
    mark(await worlds.fork('brief', { scenario: 'typical' }), 'brief')
    mark(await worlds.fork('lasting', { scenario: 'typical' }, { isKept: true }), 'lasting')
    worlds.close()
    const again = await open()
    expect(again.all().map(({ name }) => name)).toEqual(['default', 'lasting'])
    expect(marks(again.get('lasting'))).toEqual(['lasting'])
    expect(articles(again.get('lasting'))).toBe(articles(again.get('default')))
    again.remove('lasting')
    again.close()
    const third = await open()
    expect(third.find('lasting')).toBeUndefined()
    third.close()
  })

  it('are reset and restored in the file too, without effect on their copies', async () => {
    const worlds = await open()
    const count = articles(worlds.get('default'))
    mark(worlds.get('default'), 'first')
    worlds.snapshot('default', 'marked')
    const copy = await worlds.fork('copy', { from: 'default' })
    const anew = await worlds.reset('default', 'crowded')
    expect([marks(anew), articles(anew)]).toEqual([[], count + 2_000])
    expect([marks(copy), articles(copy)]).toEqual([['first'], count])
    const restored = worlds.restore('default', 'marked')
    expect([marks(restored), articles(restored)]).toEqual([['first'], count])
    worlds.close()
    const again = await open()
    expect(marks(again.get('default'))).toEqual(['first'])
    again.close()
  })

  it('keep the time that was set over a restart', async () => {
    const worlds = await open()
    const { clock } = worlds.get('default')
    clock.set(new Date('2030-01-01T00:00:00Z'))
    clock.freeze()
    worlds.close()
    const again = await open()
    expect(again.get('default').clock.now().toISOString()).toBe(clock.now().toISOString())
    again.close()
  })
})

describe('many worlds in memory', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => `world-${index}`)

  it('are evicted when others are used, and restored as they were', async () => {
    const worlds = await open()
    for (const name of crowd) {
      const world = await worlds.fork(name, { scenario: 'typical' })
      if (name !== 'world-1') mark(world, name)
      world.clock.advance(1_000)
    }
    const closed = worlds.all().filter(({ db }) => !db.isOpen())
    expect(closed.length).toBeGreaterThan(10)
    for (const name of crowd) {
      const world = worlds.get(name)
      expect(marks(world)).toEqual(name === 'world-1' ? [] : [name])
      expect(world.clock.state().offset).toBeGreaterThan(500)
      expect(articles(world)).toBe(articles(worlds.get('default')))
    }
    worlds.close()
  })

  it.each([
    ['in a file', undefined],
    ['in memory', ':memory:'],
  ])('return to a snapshot again and again beside a store %s, while others write', async (_, store) => {
    const worlds = await open(store)
    const [world, other] = [
      await worlds.fork('changed', { scenario: 'typical' }),
      await worlds.fork('other', { scenario: 'typical' }),
    ]
    mark(world, 'first')
    const takenAt = world.clock.now()
    worlds.snapshot('changed', 'first')
    world.clock.advance(86_400_000)
    mark(world, 'second')
    expect(articles(world)).toBeGreaterThan(0)
    for (const one of [other, worlds.get('default')]) one.db.transaction(() => mark(one, 'meanwhile'))
    const copy = await worlds.fork('copy', { from: 'changed' })
    expect(marks(copy)).toEqual(['second', 'first'])
    for (const text of ['third', 'fourth']) {
      const before = worlds.get('changed')
      const restored = worlds.restore('changed', 'first')
      // What was under way in the world before does not reach the one that is there now.
      expect(() => mark(before, 'late')).toThrow(/not open/)
      expect(() => before.clock.set(new Date('2030-01-01T00:00:00Z'))).toThrow(/not open/)
      expect([marks(restored), marks(other)]).toEqual([['first'], ['meanwhile']])
      expect(restored.clock.now().getTime() - takenAt.getTime()).toBeLessThan(60_000)
      mark(restored, text)
    }
    worlds.snapshot('changed', 'fourth')
    mark(worlds.get('changed'), 'fifth')
    expect(marks(worlds.restore('changed', 'fourth'))).toEqual(['fourth', 'first'])
    expect(marks(worlds.restore('changed', 'first'))).toEqual(['first'])
    worlds.close()
  })

  it('have their news also when the world was reset that they were copied from', async () => {
    const worlds = await open(':memory:')
    const count = articles(worlds.get('default'))
    await worlds.fork('copy', { from: 'default' })
    worlds.snapshot('default', 'before')
    for (const name of crowd) await worlds.fork(name, { scenario: 'typical' })
    await worlds.reset('default', 'typical')
    expect(articles(worlds.get('copy'))).toBe(count)
    expect(articles(worlds.restore('default', 'before'))).toBe(count)
    worlds.close()
  })

  it('are not evicted while a request is being answered', async () => {
    const worlds = await open()
    const held = await worlds.fork('held', { scenario: 'typical' })
    worlds.hold('held')
    for (const name of crowd) await worlds.fork(name, { scenario: 'typical' })
    expect(held.db.isOpen()).toBe(true)
    worlds.release('held')
    for (const name of crowd) worlds.get(name)
    expect(held.db.isOpen()).toBe(false)
    expect(worlds.sizeOf('held')).toBeGreaterThan(100_000)
    worlds.close()
  })
})
